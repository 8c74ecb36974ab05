import { hostHeaders, publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'
import { isThisMachine } from '../serve/server.ts'

/** Compares the headers of an answer with those that the build publishes. */
export function checkHeaders({ headers, url }: Response, dist: string, path: string): string[] {
  // A site without https, such as a local one, need not send browsers to https.
  const isSecure = url.startsWith('https:')
  const published = isSecure ? publishedHeaders(dist, path) : hostHeaders(dist, path)
  const policy = headers.get('content-security-policy') ?? ''
  // Chromium exempts this machine, on which developers try their configuration.
  if (!isSecure && !isThisMachine(new URL(url).host) && policy !== withoutUpgrade(policy)) {
    return [
      'It came over http, but its policy makes browsers load scripts and pictures, and call this host, over https. Serve the site over https, and test that address.',
    ]
  }
  return Object.entries(published).flatMap(([name, value]) => {
    const received = headers.get(name)
    if (received === null) {
      return [`The header ${name} is missing.`]
    }
    // The owner may also send subdomains and first visits to https.
    const isStricter = name === 'Strict-Transport-Security' && received.startsWith(`${value};`)
    if (isStricter || (isSecure ? received : withoutUpgrade(received)) === value) {
      return []
    }
    return [
      `The header ${name} differs from the build’s: "${received.replace(/(?<=^.{120}).+/, '…')}".`,
    ]
  })
}
