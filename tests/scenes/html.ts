import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes HTML; to a browser it is the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Headings that editors number have addresses that begin with the number.
    'valid-id': ['error', { relaxed: true }],
    // How long a title is best is for who writes it.
    'long-title': 'off',
    // The policy lets no other origin's scripts and styles in.
    'require-sri': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** What html-validate finds wrong with a document: a line each, with the rule and the element. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}  “${selector}”  ${message}`),
  )
}

const TEMPLATE =
  /<template id="affiliate">(?<head>(?:<title>.*?<\/title>|<(?:meta|link) [^>]*>)*)(?<body>.*?)<\/template>/s

/**
 * The two documents that an entry page holds, each by itself: the social page, which stands in its
 * body, and the affiliate's, whose head and body stand in its template. The page for unknown paths
 * holds but one.
 */
export function entryDocuments(html: string): string[] {
  const { head, body } = TEMPLATE.exec(html)?.groups ?? {}
  const social = html.replace(TEMPLATE, '')
  if (head === undefined || body === undefined) return [social]
  const language = /<html [^>]*>/.exec(html)?.[0]
  return [social, `<!doctype html>${language}<head>${head}</head><body>${body}</body></html>`]
}
