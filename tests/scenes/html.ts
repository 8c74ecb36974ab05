import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:browser', 'html-validate:document'],
  rules: {
    // How React and the build write HTML; to a browser it is the same.
    'attr-case': 'off',
    'doctype-style': 'off',
    // Headings that editors number have addresses that begin with the number.
    'valid-id': ['error', { relaxed: true }],
    // Axe looks at headings as the page shows them.
    'heading-level': 'off',
    // How long a title is best is for who writes it.
    'long-title': 'off',
    // The policy lets no other origin's scripts and styles in.
    'require-sri': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** Returns what is wrong with a document: a line each, with the rule and the element. */
export async function htmlProblems(html: string): Promise<string[]> {
  // The template is empty once the page is chosen, or it holds the page that was not.
  const { results } = await validator.validateString(html.replace(/<template.*?<\/template>/s, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}): “${selector}”`),
  )
}
