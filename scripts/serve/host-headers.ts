import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type HostHeaders = (path: string) => Record<string, string>

/** What our own machine must not be told: they would send it to https for good. */
const remote = /^strict-transport-security$/i

/** The headers of `publishedHeaders`, but for what would send browsers to https. */
export function hostHeaders(dist: string): HostHeaders {
  const published = publishedHeaders(dist)
  return path => {
    const local = Object.entries(published(path)).filter(([name]) => !remote.test(name))
    return Object.fromEntries(local.map(([name, value]) => [name, withoutUpgrade(value)]))
  }
}

/** A policy without the line that has a browser ask for everything over https. */
export const withoutUpgrade = (policy: string): string =>
  policy.replace(/; upgrade-insecure-requests\b/, '')

/**
 * The headers that a host which reads `_headers` would send for a path: rules of all matching
 * paths, later ones over earlier, `! Name` taking one away.
 */
export function publishedHeaders(dist: string): HostHeaders {
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'))
  return path => {
    const headers: Record<string, string> = {}
    for (const { matches, set, unset } of rules) {
      if (!matches.test(path)) continue
      for (const name of unset) delete headers[name]
      Object.assign(headers, set)
    }
    return headers
  }
}

type Rule = { matches: RegExp; set: Record<string, string>; unset: string[] }

function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      const pattern = line.trim().split('*').map(quoted).join('.*')
      rules.push({ matches: new RegExp(`^${pattern}$`), set: {}, unset: [] })
      continue
    }
    const rule = rules.at(-1)
    const [, taken, name, value = ''] = /^\s+(?:! (\S+)|([^:\s]+):\s*(.*))$/.exec(line) ?? []
    if (taken) rule?.unset.push(taken)
    else if (rule && name) rule.set[name] = value
  }
  return rules
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
