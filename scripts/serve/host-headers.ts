import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapValues } from '../../shared/content/languages.ts'

type HostHeaders = (path: string) => Record<string, string>

/** Returns the headers of `publishedHeaders`, but for what would send browsers to https for good. */
export function hostHeaders(dist: string): HostHeaders {
  const published = publishedHeaders(dist)
  return path => {
    const { 'Strict-Transport-Security': _, ...local } = published(path)
    return mapValues(local, withoutUpgrade)
  }
}

/** Returns a policy without the line that has a browser ask for everything over https. */
export const withoutUpgrade = (policy: string): string =>
  policy.replace(/; upgrade-insecure-requests\b/, '')

/** Returns the headers that `_headers` has for a path; a later rule overrides an earlier one. */
export function publishedHeaders(dist: string): HostHeaders {
  const rules = readFileSync(join(dist, '_headers'), 'utf8').trim().split(/\n\n+/)
  const parsed = rules.map(rule => {
    const [pattern = '', ...lines] = rule.split('\n')
    const headers = lines.map(line => line.trim().split(/: (.*)/s, 2))
    return { start: pattern.replace(/\*$/, ''), headers: Object.fromEntries(headers) }
  })
  return path =>
    Object.assign(
      {},
      ...parsed.filter(({ start }) => path.startsWith(start)).map(each => each.headers),
    )
}
