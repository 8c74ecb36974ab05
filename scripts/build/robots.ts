import type { DistFile } from './asset.ts'

/** `robots.txt`: every page may be found. It names the sitemap where there is one. */
export const robots = (siteUrl: string): DistFile => ({
  path: 'robots.txt',
  bytes: `User-agent: *\nAllow: /\n${siteUrl && `Sitemap: ${siteUrl}/sitemap.xml\n`}`,
})
