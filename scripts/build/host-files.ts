import type { DistFile } from './asset.ts'
import { type PolicyInput, securityHeaders } from './policy.ts'
import type { SiteRoutes } from './site-routes.ts'

export type HostFilesInput = PolicyInput & { routes: SiteRoutes }

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

/** What hosts and crawlers read: _headers (Cloudflare Pages, Netlify), robots.txt, sitemap.xml. */
export function hostFiles(input: HostFilesInput): DistFile[] {
  const headers = Object.entries(securityHeaders(input)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  const lines = [
    '/*',
    ...headers,
    `  Cache-Control: ${revalidate}`,
    '',
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${immutable}`,
    '',
  ]
  const files = [{ path: '_headers', bytes: lines.join('\n') }]
  const { siteUrl } = input.settings
  const sitemap = siteUrl && `Sitemap: ${siteUrl}/sitemap.xml\n`
  files.push({ path: 'robots.txt', bytes: `User-agent: *\nAllow: /\n${sitemap}` })
  if (siteUrl) {
    const urls = input.routes.paths.map(
      ({ address }) => `<url><loc>${siteUrl}${address}</loc></url>`,
    )
    files.push({
      path: 'sitemap.xml',
      bytes: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    })
  }
  return files
}
