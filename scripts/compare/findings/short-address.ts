/**
 * An address without what differs between two builds or two runs of the same site: the site's own
 * origin, the hashes in the names of assets, and the port of a service on this machine.
 */
export const shortAddress = (address: string, origin: string): string =>
  (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address)
    .replace(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+/, 'http://stand-in')
    .replace(/^(\/assets\/)[0-9a-f]{8}\//, '$1*/')
    .replace(/^(\/assets\/.*[.-])[\w-]{8}(\.\w+)$/, '$1*$2')
