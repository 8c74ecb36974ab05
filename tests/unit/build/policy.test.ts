import { expect, test } from 'vitest'
import { headerRules, headersFile } from '../../../scripts/build/hosts/host-config.ts'
import { securityHeaders, slotPolicy } from '../../../scripts/build/policy.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

function headersWith(environment: Record<string, string>) {
  const settings = readSettings(environment)
  return securityHeaders({ scripts: ['ask()', 'load()'], styles: ['p{}'], settings })
}

const service = 'https://a-long-name-of-the-information-service.example.com'
const inbox = 'https://a-long-name-of-the-inbox-for-messages.example.com'
const headers = headersWith({
  INFO_SERVICE_URL: service,
  INFO_API_KEY: 'key',
  CONTACT_URL: `${inbox}/inbox?to=1`,
  GAME_TEMPLE_URL: 'https://games.example.com/temple?a=1;b=2',
})
const policy = headers['Content-Security-Policy']

test('the policy allows only what it names, the hosts of the settings, and neither inline code nor eval', () => {
  for (const name of ['default-src', 'base-uri', 'form-action', 'object-src', 'trusted-types']) {
    expect(policy).toContain(`${name} 'none';`)
  }
  expect(policy).toContain("require-trusted-types-for 'script'; ")
  expect(policy).toMatch(/ script-src 'self'( 'sha256-[\w+/]+=*'){2};/)
  expect(policy).not.toContain('unsafe-')
  expect(policy).toContain(`connect-src 'self' ${service} ${inbox};`)
  expect(policy).toContain("; frame-src 'self' https:;")
  expect(slotPolicy('play()', 'p{}')).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; img-src 'self'; base-uri 'none'; form-action 'none'$/,
  )
})

test('a published site loads nothing unencrypted, and nothing from this machine unless a setting names it', () => {
  expect(Object.values(headersWith({})).join()).not.toMatch(/http:|localhost|127\.0/)
  expect(policy).toContain('; upgrade-insecure-requests')
  const local = headersWith({ GAME_BACON_SLOT_URL: 'http://localhost:8082/bacon-slot' })
  expect(local['Content-Security-Policy']).toMatch(/frame-src 'self' https: localhost:8082;/)
})

// https://developers.cloudflare.com/pages/configuration/headers/ and MDN's HTTP Observatory
test('_headers is within Cloudflare’s limits, and has what the HTTP Observatory asks of a static site', () => {
  const [all = '', assets, ...more] = headersFile(headerRules(headers)).trim().split('\n\n')
  expect(more).toEqual([])
  // Only files with a hash in their address are cached without revalidation.
  expect(assets).toMatch(/^\/assets\/\*\n {2}Cache-Control: .*immutable$/)
  const [path, ...lines] = all.split('\n')
  expect(path).toBe('/*')
  for (const line of lines) {
    expect(line).toMatch(/^ {2}(?!Cache-Control)[A-Z][\w-]+: \S.{0,1900}$/)
  }
  for (const header of [
    'Strict-Transport-Security: max-age=31536000\n',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: SAMEORIGIN',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ]) {
    expect(all).toContain(header)
  }
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(all).toContain(` ${feature}=()`)
  }
})
