import { filesBelow } from '../system/files-below.ts'

/** Names an address’s file in `dist/`: `poker.html`, because hosts redirect to a folder `poker/`. */
export const htmlFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

/** Lists the entry pages of a built `dist/`, without the slot and the page for unknown paths. */
export const entryPageAddresses = (dist: string): string[] =>
  filesBelow(dist)
    .filter(file => file.endsWith('.html') && !/^404\.html$|^slot\/|\/index\.html$/.test(file))
    .map(file => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .sort()
