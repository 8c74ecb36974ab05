import type { Page } from '../content/page.ts'
import { imageOf, type VariantContent } from '../content/variant-content.ts'
import { addressIn, languagePaths } from './language-paths.ts'
import { pathOf } from './route.ts'

/**
 * What differs in the head from page to page: texts and addresses by the `hreflang`, `name`,
 * `property` or `rel` of their elements, and the title.
 */
export type HeadValues = Record<string, string>

/**
 * Lists a page’s values for search engines and link previews. Without SITE_URL, those that are
 * whole addresses are missing. Markets that repeat a page have the page as canonical.
 */
export function headValues(
  content: VariantContent<'siteName'>,
  { name, title, description }: Page,
): HeadValues {
  const { labels, language, manifest, settings } = content
  const { SITE_URL } = settings
  const texts = {
    title,
    description,
    manifest,
    'og:site_name': labels.siteName,
    'og:title': title,
    'og:description': description,
  }
  if (!SITE_URL) {
    return texts
  }
  const path = pathOf(name)
  const translations = languagePaths(path).map(({ hreflang, address }) => [
    hreflang,
    SITE_URL + address,
  ])
  return {
    ...texts,
    canonical: SITE_URL + addressIn(language, path),
    'og:url': SITE_URL + addressIn(language, path),
    'og:image': SITE_URL + imageOf(content, 'og'),
    ...Object.fromEntries(translations),
  }
}
