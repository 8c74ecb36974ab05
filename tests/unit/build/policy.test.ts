import { expect, test } from 'vitest'
import { headersFile } from '../../../scripts/build/host-files.ts'
import { securityHeaders } from '../../../scripts/build/policy.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

const headersWith = (environment: Record<string, string>) =>
  securityHeaders({
    loader: { ask: 'ask()', load: 'load()' },
    criticalStyle: 'p{}',
    settings: readSettings(environment),
  })
const headers = headersWith({
  INFO_SERVICE_URL: 'https://a-long-name-of-the-information-service.example.com',
  INFO_API_KEY: 'key',
  CONTACT_URL: 'https://a-long-name-of-the-inbox-for-messages.example.com/inbox?to=1',
  GAME_TEMPLE_URL: 'https://games.example.com/temple?a=1;b=2',
})
const policy = headers['Content-Security-Policy'] ?? ''
const directives = new Map(
  policy
    .split('; ')
    .map(directive => [directive.replace(/ .*/, ''), directive.replace(/^\S+ ?/, '')]),
)

test('the policy allows nothing that it does not name, no inline code and no eval', () => {
  const none = ['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'object-src']
  for (const name of [...none, 'trusted-types']) expect(directives.get(name), name).toBe("'none'")
  expect(directives.get('require-trusted-types-for')).toBe("'script'")
  expect(directives.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/]+=*'){2}$/)
  expect(policy).not.toContain('unsafe-')
})

test('the policy names the hosts of the settings, and only the hosts', () => {
  expect(directives.get('connect-src')).toBe(
    "'self' https://a-long-name-of-the-information-service.example.com https://a-long-name-of-the-inbox-for-messages.example.com",
  )
  expect(directives.get('frame-src')).toMatch(/ https:\/\/games\.example\.com$/)
})

test('nothing comes unencrypted to a published site, nor from this machine unless a setting says so', () => {
  expect(Object.values(headersWith({})).join()).not.toMatch(/http:|localhost|127\.0/)
  expect(directives.has('upgrade-insecure-requests')).toBe(true)
  const local = headersWith({ GAME_BACON_SLOT_URL: 'http://localhost:8082/bacon-slot' })
  expect(local['Content-Security-Policy']).toMatch(/frame-src .*localhost:8082/)
})

// The rules of MDN's HTTP Observatory by which the headers of a static site gain or lose points.
test('no browser guesses a type, frames a page, shares an opener or tells others the query', () => {
  const [, age] = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`)
})

// https://developers.cloudflare.com/pages/configuration/headers/
test('_headers keeps to the limits of Cloudflare, and gives no path a header from two rules', () => {
  const [all = [], assets = [], ...more] = headersFile(headers)
    .trim()
    .split('\n\n')
    .map(rule => rule.split('\n'))
  expect(more).toEqual([])
  expect(all[0]).toBe('/*')
  // Only what has a hash in its address is kept without asking.
  expect(assets).toEqual(['/assets/*', expect.stringMatching(/^ {2}Cache-Control: .*immutable$/)])
  for (const line of all.slice(1)) {
    expect(line).toMatch(/^ {2}(?!Cache-Control)[A-Z][\w-]+: \S.{0,1900}$/)
    expect(line.length).toBeLessThanOrEqual(2000)
  }
  expect(all).toHaveLength(1 + Object.keys(headers).length)
})
