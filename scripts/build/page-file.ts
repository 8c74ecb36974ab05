import { filesBelow } from '../system/files-below.ts'
import type { SitePath } from './site-routes.ts'

/** Returns an address's file in `dist/`: `poker.html`, because hosts redirect to a folder `poker/`. */
export const pageFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

/** Returns the address of a page, `/404` for the page for unknown paths. */
export const addressOf = (at: SitePath | null): string => at?.address ?? '/404'

/** Returns the address of every entry page below a built `dist/`, in alphabetical order. */
export const pageAddresses = (dist: string): string[] =>
  filesBelow(dist)
    .filter(file => file.endsWith('.html') && !/^404\.html$|^slot\/|\/index\.html$/.test(file))
    .map(file => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .sort()
