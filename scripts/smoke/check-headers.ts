import { hostHeaders, publishedHeaders, withoutUpgrade } from '../serve/serve-dist.ts'

/** Compares the headers of an answer with those that the build publishes. */
export function checkHeaders({ headers, url }: Response, dist: string, path: string): string[] {
  // A site without https, such as a local one, need not send browsers to https.
  const isSecure = url.startsWith('https:')
  const published = isSecure ? publishedHeaders(dist, path) : hostHeaders(dist, path)
  return Object.entries(published).flatMap(([name, value]) => {
    const received = headers.get(name)
    if (received === null) {
      return [`The header ${name} is missing.`]
    }
    if ((isSecure ? received : withoutUpgrade(received)) === value) {
      return []
    }
    return [
      `The header ${name} differs from the build’s: "${received.replace(/(?<=^.{120}).+/, '…')}".`,
    ]
  })
}
