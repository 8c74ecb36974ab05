import { expect, test } from 'vitest'
import { headersFile } from '../../../scripts/build/host-files.ts'
import { securityHeaders } from '../../../scripts/build/policy.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

/** Returns the headers of a build with these settings. */
function headersWith(environment: Record<string, string>) {
  const loader = { ask: 'ask()', load: 'load()' }
  return securityHeaders({ loader, pageStyle: 'p{}', settings: readSettings(environment) })
}

const service = 'https://a-long-name-of-the-information-service.example.com'
const inbox = 'https://a-long-name-of-the-inbox-for-messages.example.com'
const headers = headersWith({
  INFO_SERVICE_URL: service,
  INFO_API_KEY: 'key',
  CONTACT_URL: `${inbox}/inbox?to=1`,
  GAME_TEMPLE_URL: 'https://games.example.com/temple?a=1;b=2',
})
const { 'Content-Security-Policy': policy = '' } = headers

test('the policy allows nothing that it does not name, no inline code and no eval', () => {
  const none = ['default-src', 'base-uri', 'form-action', 'frame-ancestors', 'object-src']
  for (const name of [...none, 'trusted-types']) expect(policy).toContain(`${name} 'none';`)
  expect(policy).toContain("require-trusted-types-for 'script';")
  expect(policy).toMatch(/ script-src 'self'( 'sha256-[\w+/]+=*'){2};/)
  expect(policy).not.toContain('unsafe-')
})

test('the policy names the hosts of the settings, and only the hosts', () => {
  expect(policy).toContain(`connect-src 'self' ${service} ${inbox};`)
  expect(policy).toMatch(/frame-src [^;]* https:\/\/games\.example\.com;/)
})

test('nothing comes unencrypted to a published site, nor from this machine unless a setting says so', () => {
  expect(Object.values(headersWith({})).join()).not.toMatch(/http:|localhost|127\.0/)
  expect(policy).toContain('; upgrade-insecure-requests')
  const local = headersWith({ GAME_BACON_SLOT_URL: 'http://localhost:8082/bacon-slot' })
  expect(local['Content-Security-Policy']).toMatch(/frame-src [^;]*localhost:8082/)
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
  const [all = '', assets, ...more] = headersFile(headers).trim().split('\n\n')
  expect(more).toEqual([])
  // Only what has a hash in its address is kept without asking.
  expect(assets).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable$/)
  const [path, ...lines] = all.split('\n')
  expect(path).toBe('/*')
  for (const line of lines) expect(line).toMatch(/^ {2}(?!Cache-Control)[A-Z][\w-]+: \S.{0,1900}$/)
  expect(lines).toHaveLength(Object.keys(headers).length)
})
