import { languagePaths } from '../../shared/pages/language-paths.ts'
import type { DistFile } from './dist-file.ts'
import type { EntryPage } from './site-routes.ts'

/**
 * Writes `sitemap.xml` if SITE_URL is known: each page in each language, with links to its
 * translations.
 */
export function sitemap(pages: readonly EntryPage[], SITE_URL: string): DistFile[] {
  if (!SITE_URL) {
    return []
  }
  const urls = pages.flatMap(({ path, address }) => {
    const languages = languagePaths(path)
    const links = languages.map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${SITE_URL}${address}"/>`,
    )
    const isKnown = languages.some(language => language.address === address)
    return isKnown ? `<url><loc>${SITE_URL}${address}</loc>${links.join('')}</url>\n` : []
  })
  const bytes = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
  return [{ path: 'sitemap.xml', bytes }]
}

export const robots = (SITE_URL: string): DistFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n${SITE_URL && `Sitemap: ${SITE_URL}/sitemap.xml\n`}`,
})
