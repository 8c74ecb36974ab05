import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sparseBrands } from '../../scripts/serve/stand-ins/brands.ts'
import { startProviders } from '../../scripts/serve/stand-ins/providers.ts'
import { answerTo } from '../../scripts/serve/stand-ins/scenarios.ts'
import { parseSiteInfo } from '../../shared/site-info/parse-site-info.ts'
import { infoMethod, infoPath } from '../../shared/site-info/site-info-request.ts'
import { startInfoService } from '../helpers/start-info-service.ts'
import { askFor } from '../hosts/hosts.ts'

const service = await startInfoService()
afterAll(service.close)

test.each([
  ['one-brand', 'affiliate Black.css 1'],
  ['many-brands.light', 'affiliate index.css 200'],
  ['missing-fields', `affiliate Black.css ${sparseBrands.filter(({ url }) => url).length}`],
  ['social.dark', 'social Black.css 0'],
  // These name no scenario.
  ...['', 'null', 'AFFILIATE', 'toString', '__proto__'].map(key => [key, 'affiliate Black.css 10']),
])('the secretKey "%s" is answered as %s', (secretKey, shown) => {
  const info = parseSiteInfo(answerTo(secretKey).body, '')
  expect(`${info?.variant} ${info?.stylesheet} ${info?.brands.length}`).toBe(shown)
})

/** Calls the service as the site does, but for these fields of the body or this of the request. */
const call = (origin: string, fields: object, change: RequestInit = {}) =>
  fetch(origin + infoPath, {
    method: infoMethod,
    headers: { 'content-type': 'application/json', 'x-api-key': 'stand-in-key' },
    body: JSON.stringify({ webSiteName: 'www', secretKey: null, gclid: null, ...fields }),
    ...change,
  })

test.each<[string, number, string, object, RequestInit?]>([
  ['another method', 405, 'POST', {}, { method: 'PUT' }],
  ['a wrong key', 401, 'X-Api-Key', {}, { headers: { 'x-api-key': 'other' } }],
  ['no JSON type', 400, 'content type', {}, { headers: { 'x-api-key': 'stand-in-key' } }],
  ['no object', 400, 'object', {}, { body: '[]' }],
  ['an empty webSiteName', 400, 'webSiteName', { webSiteName: '' }],
  ['a number as secretKey', 400, 'secretKey', { secretKey: 1 }],
])('%s is refused with %i and the reason', async (_, status, reason, fields, change) => {
  const response = await call(service.origin, fields, change)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) })
})

test('a server answers only to names of this machine with its own port', async () => {
  const { port } = service
  const own = ['127.0.0.1', 'localhost', 'LOCALHOST', 'slow.localhost', '[::1]']
  const others = ['evil.example', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.example']
  const refused = [...others.map(name => `${name}:${port}`), 'localhost', '127.0.0.1:1']
  for (const host of [...own.map(name => `${name}:${port}`), ...refused]) {
    const { status } = await askFor(service.origin, '/', { host })
    expect([host, status]).toEqual([host, refused.includes(host) ? 421 : 404])
  }
})

test('only pages of the site can use the inbox', async () => {
  const site = 'http://localhost:5000'
  const inbox = await startProviders(0, () => 5000)
  onTestFinished(inbox.close)
  const ask = async (method: string, origin?: string) => {
    const headers: HeadersInit = origin ? { origin } : {}
    const body = method === 'POST' ? '{"name":"Aroha"}' : null
    const answer = await fetch(`${inbox.origin}/inbox`, { method, headers, body })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  for (const origin of ['https://evil.example', 'http://localhost:5001', 'null']) {
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      expect(await ask(method, origin), `${method} ${origin}`).toEqual([403, null])
    }
  }
  expect(await ask('OPTIONS', site)).toEqual([204, site])
  expect(await ask('POST', site)).toEqual([201, site])
  expect(await ask('GET')).toEqual([200, null])
})
