import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { HeaderRules } from './hosts/host-config.ts'
import type { EntryPage } from './site-routes.ts'

/** What programs need to know of a built site. The build writes it to `site.json`, beside `dist`. */
export type SiteFile = {
  headers: HeaderRules
  /** Each page in each market and language. */
  pages: EntryPage[]
}

/** The name of the site file that is beside a `dist`. */
export const siteFileOf = (dist: string): string => join(dirname(dist), 'site.json')

const readFiles = new Map<string, { time: number; siteFile: SiteFile }>()

/** Reads the site file beside a `dist`, again only after another build. Throws without one. */
export function readSiteFile(dist: string): SiteFile {
  const file = siteFileOf(dist)
  const time = statSync(file).mtimeMs
  const read = readFiles.get(file)
  if (read?.time === time) {
    return read.siteFile
  }
  const siteFile: SiteFile = JSON.parse(readFileSync(file, 'utf8'))
  readFiles.set(file, { time, siteFile })
  return siteFile
}
