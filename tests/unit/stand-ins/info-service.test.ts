import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../scripts/stand-ins/listen.ts'
import { infoHeaders, startInfoService } from '../../helpers/start-info-service.ts'

const { ask, requests, origin, port, close } = await startInfoService()
afterAll(close)
beforeEach(() => void requests.splice(0))

test('a call as the site makes it is answered with the site info, and kept', async () => {
  const response = await ask('social-black')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(response.headers.get('vary')).toBe('Origin')
  expect(await response.json()).toEqual({ status: true, blackSide: false, brandResponseDtos: [] })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/getwebsiteinfo/',
      headers: infoHeaders,
      body: { webSiteName: 'localhost/fi', secretKey: 'social-black', gclid: 'click-1' },
    },
  ])
})

test('the final slash of the path may be left out', async () => {
  const body = '{"webSiteName":"www","secretKey":null,"gclid":null}'
  const call = { method: 'POST', headers: infoHeaders, body }
  expect((await fetch(`${origin}/api/getwebsiteinfo`, call)).status).toBe(200)
})

test('a preflight is told the method, the headers and how long that holds', async () => {
  const { status, headers } = await ask(null, { method: 'OPTIONS', body: null })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(headers.get('access-control-allow-methods')).toBe('POST')
  expect(headers.get('access-control-allow-headers')).toBe('content-type, X-Api-Key')
  expect(headers.get('access-control-max-age')).toBe('86400')
})

test.each<[string, number, string, RequestInit]>([
  ['another method', 405, 'POST', { method: 'PUT' }],
  ['no key', 401, 'X-Api-Key', { headers: { 'content-type': 'application/json' } }],
  ['a wrong key', 401, 'X-Api-Key', { headers: { ...infoHeaders, 'x-api-key': 'other' } }],
  ['no JSON type', 400, 'content type', { headers: { ...infoHeaders, 'content-type': 'a/b' } }],
  ['no JSON', 400, 'not JSON', { body: '{' }],
  ['no object', 400, 'object', { body: '[]' }],
  ['no webSiteName', 400, 'webSiteName', { body: '{"secretKey":null,"gclid":null}' }],
  ['an empty webSiteName', 400, 'webSiteName', { body: '{"webSiteName":""}' }],
  [
    'a number as secretKey',
    400,
    'secretKey',
    { body: '{"webSiteName":"www","secretKey":1,"gclid":null}' },
  ],
  ['no gclid', 400, 'gclid', { body: '{"webSiteName":"www","secretKey":null}' }],
  ['too long a body', 400, 'longer', { body: 'x'.repeat(2_000_000) }],
])('a call with %s is refused with %i and the reason', async (_, status, reason, change) => {
  const response = await ask(null, change)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(
    new Headers(change.headers ?? infoHeaders).get('origin'),
  )
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) })
})

test.each(['/', '//', '/%', '/api/', '/api/getwebsiteinfo/more', '/api/getwebsiteinfo//'])(
  'nothing is found at %s',
  async path => {
    const response = await fetch(origin + path, { method: 'POST', headers: infoHeaders })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: expect.stringContaining(path) })
  },
)

test('every image of the brands is served, for any site and to be kept', async () => {
  const addresses = new Set((await (await ask(null)).text()).match(/http:[^"]+\.svg/g))
  expect(addresses.size).toBe(22)
  for (const address of addresses) {
    expect(address).toMatch(`${origin}/images/`)
    const { status, headers } = await fetch(address)
    expect([address, status]).toEqual([address, 200])
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toMatch(/max-age=\d{6}/)
  }
})

test.each(['none.svg', 'brand-none.svg', '..%2finfo-service.ts', ''])(
  'there is no image %s',
  async name => {
    expect((await fetch(`${origin}/images/${name}`)).status).toBe(404)
  },
)

test('a port that is taken rejects the start', async () => {
  await expect(listen(createServer(), port)).rejects.toThrow('EADDRINUSE')
})

test.each([
  ['error-500', 500, 'application/json', /error/],
  ['error-403', 403, 'application/json', /blackSide/],
  ['html', 200, 'text/html', /^<!doctype/],
  ['empty', 200, 'application/json', /^$/],
  ['not-json', 200, 'application/json', /tr$/],
])('%s is answered with %i and %s', async (name, status, type, body) => {
  const response = await ask(name)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(type)
  expect(await response.text()).toMatch(body)
})

test('redirect leads to a login page', async () => {
  const response = await ask('redirect')
  expect([response.redirected, response.url]).toEqual([true, `${origin}/api/login`])
  expect(await response.text()).toMatch('Log in')
})

test('reset cuts the connection', async () => {
  await expect(ask('reset')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

test('cors-refused is a good answer that another origin may not read', async () => {
  const response = await ask('cors-refused')
  expect(response.status).toBe(200)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('huge is good JSON of more than 20 MB', async () => {
  const text = await (await ask('huge')).text()
  expect(text.length).toBeGreaterThan(20_000_000)
  expect(JSON.parse(text)).toMatchObject({ blackSide: true })
})

test('half-body begins as a good answer and does not end', async () => {
  const own = await startInfoService()
  const { status, body } = await own.ask('half-body')
  expect(status).toBe(200)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toMatch('{"status":true,"blackSide":true')
  const rest = reader?.read()
  await own.close()
  await expect(rest).rejects.toThrow('terminated')
})

test.each(['hang', 'slow', 'late'])('%s ends when the service is closed', async name => {
  const own = await startInfoService()
  const unanswered = expect(own.ask(name)).rejects.toThrow('fetch failed')
  // Once a later call is answered, the first one is in hand.
  await own.ask('empty')
  await own.close()
  await unanswered
  expect(own.requests).toHaveLength(2)
})
