import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HeaderRules } from './hosts/host-config.ts'
import type { SitePath } from './site-routes.ts'

/** What programs need to know of a built site. The build writes it to `site.json`, beside `dist`. */
export type SiteFile = {
  headers: HeaderRules
  /** The entry pages. */
  pages: SitePath[]
}

/** The name of the site file that is beside a `dist`. */
export const siteFileOf = (dist: string): string => join(dirname(dist), 'site.json')

/** Reads the site file beside a `dist`. An old commit has none: it has no headers and names no page. */
export function readSiteFile(dist: string): SiteFile {
  const file = siteFileOf(dist)
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { headers: { '/*': {} }, pages: [] }
}
