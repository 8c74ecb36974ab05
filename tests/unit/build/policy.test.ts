import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '../../../scripts/build/policy.ts'
import { readSettings } from '../../../scripts/build/settings.ts'

const settings = readSettings({
  INFO_SERVICE_URL: 'https://info.example.com',
  INFO_API_KEY: 'key',
  CONTACT_URL: 'https://post.example.com/inbox?to=1',
  GAME_TEMPLE_URL: 'https://games.example.com/temple?a=1;b=2',
})
const input = { loader: { ask: 'ask()', load: 'load()' }, criticalStyle: 'p{}', settings }
const directives = new Map(
  contentSecurityPolicy(input)
    .split('; ')
    .map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
)

describe('the policy of every page', () => {
  test('allows nothing that it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'object-src'])
      expect(directives.get(name), name).toEqual(["'none'"])
  })

  test('allows no inline code but by hash, no eval and no trusted type', () => {
    expect(contentSecurityPolicy(input)).not.toContain('unsafe-')
    expect(directives.get('script-src')).toHaveLength(3)
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives.get('trusted-types')).toEqual(["'none'"])
  })

  test('names the hosts of the settings, and only the hosts', () => {
    expect(directives.get('connect-src')).toEqual([
      "'self'",
      'https://info.example.com',
      'https://post.example.com',
    ])
    expect(directives.get('frame-src')).toContain('https://games.example.com')
  })

  test('lets nothing come unencrypted to a published site, whatever the settings say', () => {
    const policy = contentSecurityPolicy({ ...input, settings: readSettings({}) })
    expect(policy).not.toMatch(/http:/)
    expect(policy).toMatch(/; upgrade-insecure-requests$/)
  })

  test('names nothing on this machine unless a setting does', () => {
    expect(
      Object.values(securityHeaders({ ...input, settings: readSettings({}) })).join(),
    ).not.toMatch(/localhost|127\.0/)
    const local = readSettings({ GAME_BACON_SLOT_URL: 'http://localhost:8082/bacon-slot' })
    expect(contentSecurityPolicy({ ...input, settings: local })).toContain('localhost:8082')
  })

  test('changes with the loader, so that no other script runs in its place', () => {
    const loaders = [
      input.loader,
      { ask: 'ask() ', load: 'load()' },
      { ask: 'ask()', load: 'load() ' },
    ]
    const policies = loaders.map(loader => contentSecurityPolicy({ ...input, loader }))
    expect(new Set(policies).size).toBe(loaders.length)
  })
})

// The rules of MDN's HTTP Observatory by which the headers of a static site gain or lose points.
describe('the headers of every answer', () => {
  const headers = securityHeaders(input)

  test('hold browsers to https for at least half a year', () => {
    const [, age] = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '') ?? []
    expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
  })

  test('let no browser guess a type, frame a page or share an opener', () => {
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  test('tell other sites the origin at most, never secretkey or gclid', () => {
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  })

  test('leave camera, microphone, place and payment to nobody', () => {
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['Permissions-Policy']).toContain(`${feature}=()`)
  })
})
