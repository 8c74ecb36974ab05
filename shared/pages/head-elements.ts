import { languageSettings } from '../content/languages.ts'
import { imageOf, type VariantContent } from '../content/variant-content.ts'
import type { PageWords } from '../content/words.ts'
import { addressIn, languagePaths } from './language-paths.ts'
import { pathOf } from './route.ts'

/** An element of a document's head, with the text or address that differs from page to page. */
export type HeadElement = {
  /** The name and the attributes that are the same on every page: `meta name="description"`. */
  start: string
  value: string
}

/**
 * Returns the page's part of the document head, for search engines and link previews. Every page of a
 * site has the same elements, so that scripts only change their values (set-head.ts). Elements that
 * need a whole address depend on SITE_URL. Markets that repeat a page have the page as canonical.
 * Twitter falls back to Open Graph.
 */
export function headElements(
  content: VariantContent<string>,
  page: string,
  { title, description }: PageWords,
): HeadElement[] {
  const { labels, language } = content
  const { siteUrl } = content.settings
  const path = pathOf(page)
  const canonical = siteUrl + addressIn(language, path)
  const meta = (name: string, value: string) => ({ start: `meta name="${name}"`, value })
  const graph = (name: string, value: string) => ({ start: `meta property="og:${name}"`, value })
  const link = (attributes: string, value: string) => ({ start: `link ${attributes}`, value })
  const elements = [
    { start: 'title', value: title },
    meta('description', description),
    graph('type', 'website'),
    graph('site_name', labels.siteName ?? ''),
    graph('locale', languageSettings[language].locale),
    graph('title', title),
    graph('description', description),
    meta('twitter:card', 'summary_large_image'),
  ]
  if (!siteUrl) {
    return elements
  }
  return [
    ...elements,
    link('rel="canonical"', canonical),
    ...languagePaths(path).map(({ hreflang, address }) =>
      link(`rel="alternate" hreflang="${hreflang}"`, siteUrl + address),
    ),
    graph('url', canonical),
    graph('image', siteUrl + imageOf(content, 'og')),
    graph('image:width', '1200'),
    graph('image:height', '630'),
  ]
}
