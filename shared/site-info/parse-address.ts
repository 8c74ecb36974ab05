/**
 * Returns the web address in `value`, or undefined where it is not one that we follow: http or https
 * without user and password. With an `origin`, a path such as '/x.svg' is an address on it.
 * Never throws.
 */
export function parseAddress(value: unknown, origin = ''): URL | undefined {
  if (typeof value !== 'string') return
  const isPath = value.startsWith('/')
  try {
    // Put behind the origin instead of resolved against it, so that no path can lead elsewhere.
    const address = new URL(isPath ? origin + value : value)
    // '//host/x', also written '/\host/x' or with a tab between, was meant for another host.
    if (isPath && address.pathname.startsWith('//')) return
    // In its normal form, user and password stand before an @, ahead of the path's first slash.
    if (/^https?:\/\/[^@/]+\//.test(address.href)) return address
  } catch {
    return // Not an address at all.
  }
}
