import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HostHeaders = (path: string) => Record<string, string>

/** What our own machine must not be told: they would send it to https for good. */
const remote = /^strict-transport-security$/i

/** Returns the headers of `publishedHeaders`, but for what would send browsers to https. */
export function hostHeaders(dist: string): HostHeaders {
  const published = publishedHeaders(dist)
  return path => {
    const local = Object.entries(published(path)).filter(([name]) => !remote.test(name))
    return Object.fromEntries(local.map(([name, value]) => [name, withoutUpgrade(value)]))
  }
}

/** Returns a policy without the line that has a browser ask for everything over https. */
export const withoutUpgrade = (policy: string): string =>
  policy.replace(/; upgrade-insecure-requests\b/, '')

/** Returns the headers that `_headers` has for a path; a later rule overrides an earlier one. */
export function publishedHeaders(dist: string): HostHeaders {
  const rules = readFileSync(join(dist, '_headers'), 'utf8')
    .trim()
    .split(/\n\n+/)
    .map(rule => {
      const [pattern = '', ...lines] = rule.split('\n')
      const headers = lines.map(line =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      )
      return { pattern, headers: Object.fromEntries(headers) }
    })
  const matches = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return path =>
    Object.assign({}, ...rules.flatMap(rule => (matches(rule.pattern, path) ? rule.headers : [])))
}
