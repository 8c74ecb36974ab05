import { filesBelow } from '../system/files-below.ts'
import type { SitePath } from './site-routes.ts'

/** Names an address’s file in `dist/`: `poker.html`, because hosts redirect to a folder `poker/`. */
export const htmlFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

/** The page for unknown paths, null, has the address `/404`. */
export const addressOf = (sitePath: SitePath | null): string => sitePath?.address ?? '/404'

/** Lists the entry pages of a built `dist/`, without the slot and the page for unknown paths. */
export const entryPageAddresses = (dist: string): string[] =>
  filesBelow(dist)
    .filter(file => file.endsWith('.html') && !/^404\.html$|^slot\/|\/index\.html$/.test(file))
    .map(file => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .sort()
