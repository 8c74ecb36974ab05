import { expect, test } from 'vitest'
import { headersFile } from '../../../scripts/build/host-files.ts'
import { securityHeaders } from '../../../scripts/build/policy.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

const settings = readSettings({
  INFO_SERVICE_URL: 'https://a-long-name-of-the-information-service.example.com',
  INFO_API_KEY: 'key',
  CONTACT_URL: 'https://a-long-name-of-the-inbox-for-messages.example.com/inbox',
})
const security = securityHeaders({
  loader: { ask: 'ask()', load: 'load()' },
  criticalStyle: 'p{}',
  settings,
})
const lines = headersFile(security).split('\n').filter(Boolean)

type Rule = { pattern: string; names: string[] }

/** https://developers.cloudflare.com/pages/configuration/headers/ */
function parseRules(): Rule[] {
  const rules: Rule[] = []
  for (const line of lines) {
    if (line.startsWith('/')) rules.push({ pattern: line, names: [] })
    else rules.at(-1)?.names.push(/^ {2}([!#$%&'*+.^`|~\w-]+): \S.*$/.exec(line)?.[1] ?? line)
  }
  return rules
}

const matches = ({ pattern }: Rule, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

test('_headers keeps to the limits of Cloudflare Pages', () => {
  expect(parseRules().length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  for (const { pattern, names } of parseRules()) {
    expect(pattern.split('*').length, pattern).toBeLessThanOrEqual(2)
    for (const name of names) expect(name).toMatch(/^[A-Z][\w-]+$/)
  }
})

test('no path gets a header from two rules, whose values a host would join', () => {
  for (const path of ['/', '/fi/poker', '/404.html', '/assets/a.1234.js']) {
    const names = parseRules().flatMap(rule => (matches(rule, path) ? rule.names : []))
    expect(new Set(names).size, path).toBe(names.length)
    expect(names, path).toContain('Content-Security-Policy')
  }
})

test('only what has a hash in its address is kept without asking', () => {
  const caching = parseRules().filter(({ names }) => names.includes('Cache-Control'))
  expect(caching.map(({ pattern }) => pattern)).toEqual(['/assets/*'])
})
