/**
 * Parses a web address. Returns undefined unless it is http or https without user and password.
 * With an `origin`, a path such as '/x.svg' is an address on it. Never throws.
 */
export function parseAddress(value: unknown, origin = ''): URL | undefined {
  if (typeof value !== 'string') {
    return
  }
  const isPath = value.startsWith('/')
  try {
    // Appended to the origin, not resolved against it, so that no path can lead to another host.
    const address = new URL(isPath ? origin + value : value)
    // '//host/x', also written '/\host/x' or with a tab, names another host.
    if (isPath && address.pathname.startsWith('//')) {
      return
    }
    // In a normalised address, user and password come before an @ and the first slash.
    if (/^https?:\/\/[^@/]+\//.test(address.href)) {
      return address
    }
  } catch {
    return // Not an address at all.
  }
}
