import { type Language, languageSettings, languages } from '../../../shared/content/languages.ts'
import type { HeadValues } from '../../../shared/pages/head-values.ts'
import { textInHtml } from '../in-html.ts'

/**
 * Gives each element whose value differs from page to page the value’s name, by which scripts
 * change it (shared/pages/set-head.ts). Twitter falls back to Open Graph.
 */
export function headInHtml(values: HeadValues, language: Language): string {
  const named = (name: string) => `data-casino-guide="${name}"`
  const text = (name: string) => textInHtml(values[name] ?? '')
  const meta = (attributes: string, name: string) =>
    `<meta ${attributes} ${named(name)} content="${text(name)}">`
  const link = (attributes: string, name: string) =>
    `<link ${attributes} ${named(name)} href="${text(name)}">`
  const elements = [
    `<title ${named('title')}>${text('title')}</title>`,
    meta('name="description"', 'description'),
    '<meta property="og:type" content="website">',
    meta('property="og:site_name"', 'siteName'),
    `<meta property="og:locale" content="${languageSettings[language].locale}">`,
    meta('property="og:title"', 'title'),
    meta('property="og:description"', 'description'),
    '<meta name="twitter:card" content="summary_large_image">',
    // Otherwise browsers ask for it without the password of a site that has one.
    link('rel="manifest" crossorigin="use-credentials"', 'manifest'),
  ]
  if (values.canonical) {
    elements.push(
      link('rel="canonical"', 'canonical'),
      ...[...languages, 'x-default'].map(language =>
        link(`rel="alternate" hreflang="${language}"`, language),
      ),
      meta('property="og:url"', 'canonical'),
      meta('property="og:image"', 'image'),
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    )
  }
  return elements.join('')
}
