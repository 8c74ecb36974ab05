import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { infoServiceHandler } from '../../../scripts/stand-ins/info-service.ts'
import { listen } from '../../../scripts/stand-ins/listen.ts'
import { infoHeaders, startTestedInfoService } from './start-tested-info-service.ts'

test('a call as the site makes it is answered with the site info', async () => {
  const { ask } = await startTestedInfoService()
  const response = await ask(null)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ status: true, blackSide: true })
})

test('the final slash of the path may be left out', async () => {
  const { ask, origin } = await startTestedInfoService()
  const { status } = await ask(null)
  const without = await fetch(`${origin}/api/getwebsiteinfo`, {
    method: 'POST',
    headers: infoHeaders,
    body: '{"webSiteName":"www","secretKey":null,"gclid":null}',
  })
  expect(without.status).toBe(status)
})

test('each call is kept with what it carried, the cookies and the key included', async () => {
  const { ask, requests } = await startTestedInfoService()
  await ask('social', { headers: { ...infoHeaders, cookie: 'a=1' } })
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/getwebsiteinfo/',
      headers: { ...infoHeaders, cookie: 'a=1' },
      body: { webSiteName: 'localhost/fi', secretKey: 'social', gclid: 'click-1' },
      time: expect.any(Date),
    },
  ])
})

test('the origin that asks is the one that may read the answer', async () => {
  const { ask } = await startTestedInfoService()
  const { headers } = await ask(null)
  expect(headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(headers.get('vary')).toBe('Origin')
})

test('a preflight is told the method, the headers and how long that holds', async () => {
  const { ask } = await startTestedInfoService()
  const { status, headers } = await ask(null, { method: 'OPTIONS', body: null })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(headers.get('access-control-allow-methods')).toBe('POST')
  expect(headers.get('access-control-allow-headers')).toBe('content-type, X-Api-Key')
  expect(headers.get('access-control-max-age')).toBe('86400')
})

const good = { webSiteName: 'www', secretKey: null, gclid: null }

test.each<[string, number, string, RequestInit]>([
  ['another method', 405, 'POST', { method: 'PUT' }],
  ['no key', 401, 'X-Api-Key', { headers: { 'content-type': 'application/json' } }],
  ['a wrong key', 401, 'X-Api-Key', { headers: { ...infoHeaders, 'x-api-key': 'other' } }],
  ['no JSON type', 400, 'content type', { headers: { ...infoHeaders, 'content-type': 'a/b' } }],
  ['no JSON', 400, 'not JSON', { body: '{' }],
  ['no object', 400, 'object', { body: '[]' }],
  ['no webSiteName', 400, 'webSiteName', { body: '{"secretKey":null,"gclid":null}' }],
  ['an empty webSiteName', 400, 'webSiteName', { body: '{"webSiteName":""}' }],
  ['a number as secretKey', 400, 'secretKey', { body: JSON.stringify({ ...good, secretKey: 1 }) }],
  ['no gclid', 400, 'gclid', { body: '{"webSiteName":"www","secretKey":null}' }],
  ['too long a body', 400, 'longer', { body: 'x'.repeat(2_000_000) }],
])('a call with %s is refused with %i and the reason', async (_, status, reason, change) => {
  const { ask } = await startTestedInfoService()
  const response = await ask(null, change)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(
    new Headers(change.headers ?? infoHeaders).get('origin'),
  )
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) })
})

test.each(['/', '/api/', '/api/getwebsiteinfo/more', '/api/getwebsiteinfo//'])(
  'nothing is found at %s',
  async path => {
    const { origin } = await startTestedInfoService()
    const response = await fetch(origin + path, { method: 'POST', headers: infoHeaders })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: expect.stringContaining(path) })
  },
)

test('the log names the site and the scenario, never the key or the click', async () => {
  const lines: string[] = []
  const { ask } = await startTestedInfoService(line => lines.push(line))
  await ask('a-secret-of-someone')
  expect(lines).toEqual(['info service: localhost/fi is answered as affiliate'])
})

test('every image of the brands is served, for any site and to be kept', async () => {
  const { ask, origin } = await startTestedInfoService()
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

test.each(['none.svg', '..%2finfo-service.ts', 'more/brand-aurora.svg', ''])(
  'there is no image %s',
  async name => {
    const { origin } = await startTestedInfoService()
    expect((await fetch(`${origin}/images/${name}`)).status).toBe(404)
  },
)

test('mounted on the server of a site, it leaves every other path to the site', async () => {
  const service = infoServiceHandler({
    apiKey: 'test-key',
    apiKeyHeader: 'x-api-key',
    imagesOrigin: 'https://images.example',
  })
  const server = createServer((request, response) => {
    if (!service.handler(request, response)) response.end('the site')
  })
  const { origin, close } = await listen(server, 0)
  onTestFinished(close)

  expect(await (await fetch(`${origin}/fi/poker`)).text()).toBe('the site')
  const answer = await fetch(`${origin}/api/getwebsiteinfo/`, {
    method: 'POST',
    headers: infoHeaders,
    body: JSON.stringify(good),
  })
  expect(await answer.text()).toMatch('https://images.example/images/brand-aurora.svg')
  expect(service.requests).toHaveLength(1)
})

test('a port that is taken rejects the start', async () => {
  const { port } = await startTestedInfoService()
  await expect(listen(createServer(), port)).rejects.toThrow('EADDRINUSE')
})
