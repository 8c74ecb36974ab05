import { filesBelow } from '../files-below.ts'

/**
 * Returns the file of an address below `dist/`: `poker.html` for `/poker`, with or without a slash
 * behind. Hosts send `poker/index.html` only after a redirect to `/poker/`.
 */
export const pageFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

/** Returns the address of every page below a built `dist/`, in alphabetical order. */
export function pageAddresses(dist: string): string[] {
  return filesBelow(dist)
    .filter(file => file.endsWith('.html') && !/^404\.html$|\/index\.html$/.test(file))
    .map(file => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .sort()
}
