import { type Language, languageSettings, languages } from '../../../shared/content/languages.ts'
import type { HeadValues } from '../../../shared/pages/head-values.ts'
import { textInHtml } from '../in-html.ts'

/** Writes the elements whose values differ from page to page. Twitter falls back to Open Graph. */
export function headInHtml(values: HeadValues, language: Language): string {
  const text = (name: string) => textInHtml(values[name] ?? '')
  const graph = (property: string) => `<meta property="${property}" content="${text(property)}">`
  const link = (rel: string, name = rel, attributes = '') =>
    `<link rel="${rel}"${attributes} href="${text(name)}">`
  const elements = [
    `<title>${text('title')}</title>`,
    `<meta name="description" content="${text('description')}">`,
    '<meta property="og:type" content="website">',
    graph('og:site_name'),
    `<meta property="og:locale" content="${languageSettings[language].locale}">`,
    graph('og:title'),
    graph('og:description'),
    '<meta name="twitter:card" content="summary_large_image">',
    // Otherwise browsers ask for it without the password of a site that has one.
    link('manifest', 'manifest', ' crossorigin="use-credentials"'),
  ]
  if (values.canonical) {
    elements.push(
      link('canonical'),
      ...[...languages, 'x-default'].map(name => link('alternate', name, ` hreflang="${name}"`)),
      graph('og:url'),
      graph('og:image'),
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    )
  }
  return elements.join('')
}
