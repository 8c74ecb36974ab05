import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:browser', 'html-validate:document'],
  rules: {
    // React and the build write HTML this way, and browsers accept it.
    'attr-case': 'off',
    'doctype-style': 'off',
    // The ids of headings may start with a number.
    'valid-id': ['error', { relaxed: true }],
    // Safari announces no list without markers, unless it has the role.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // Axe checks the headings that the page shows.
    'heading-level': 'off',
    // Editors decide how long a title is, and how they write a telephone number.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // The policy forbids scripts and styles of other origins.
    'require-sri': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

export async function htmlProblems(html: string): Promise<string[]> {
  // The template is empty, or contains the page that was not chosen.
  const { results } = await validator.validateString(html.replace(/<template.*?<\/template>/s, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}): “${selector}”`),
  )
}
