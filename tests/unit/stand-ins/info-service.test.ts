import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../scripts/serve/server.ts'
import { infoHeaders, startInfoService } from '../../helpers/start-info-service.ts'

const { ask, requests, origin, port, close } = await startInfoService()
afterAll(close)
beforeEach(() => void requests.splice(0))

test('a call as the site makes it is answered with the site info, and kept', async () => {
  const response = await ask('social-black')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': 'https://guide.example',
    vary: 'Origin',
  })
  expect(await response.json()).toEqual({ status: true, blackSide: false, brandResponseDtos: [] })
  const body = { webSiteName: 'localhost/fi', secretKey: 'social-black', gclid: 'click-1' }
  const path = '/api/getwebsiteinfo/'
  expect(requests).toMatchObject([{ method: 'POST', path, headers: infoHeaders, body }])
})

test('a preflight is told the method, the headers and how long that holds', async () => {
  const { status, headers } = await ask(null, { method: 'OPTIONS', body: null })
  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': 'https://guide.example',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, X-Api-Key',
    'access-control-max-age': '86400',
  })
})

const call = { webSiteName: 'www', secretKey: null, gclid: null }
const sent = (change: object): RequestInit => ({ body: JSON.stringify({ ...call, ...change }) })

test.each<[string, number, string, RequestInit]>([
  ['another method', 405, 'POST', { method: 'PUT' }],
  ['no key', 401, 'X-Api-Key', { headers: { 'content-type': 'application/json' } }],
  ['a wrong key', 401, 'X-Api-Key', { headers: { ...infoHeaders, 'x-api-key': 'other' } }],
  ['no JSON type', 400, 'content type', { headers: { ...infoHeaders, 'content-type': 'a/b' } }],
  ['no JSON', 400, 'object', { body: '{' }],
  ['no object', 400, 'object', { body: '[]' }],
  ['an empty webSiteName', 400, 'webSiteName', sent({ webSiteName: '' })],
  ['a number as secretKey', 400, 'secretKey', sent({ secretKey: 1 })],
  ['no gclid', 400, 'gclid', sent({ gclid: undefined })],
])('a call with %s is refused with %i and the reason', async (_, status, reason, change) => {
  const response = await ask(null, change)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) })
})

test('the images of the brands are for any site, and to be kept', async () => {
  const [logo = ''] = (await (await ask(null)).text()).match(/http:[^"]+\.svg/) ?? []
  const { status, headers } = await fetch(logo)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('cache-control')).toMatch(/max-age=\d{6}/)
})

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

test('huge is good JSON of more than 20 MB', async () => {
  const text = await (await ask('huge')).text()
  expect(text.length).toBeGreaterThan(20_000_000)
  expect(JSON.parse(text)).toMatchObject({ blackSide: true })
})

test('redirect leads to a page', async () => {
  expect(await ask('redirect')).toMatchObject({ redirected: true, url: `${origin}/` })
})

test('reset cuts the connection', async () => {
  await expect(ask('reset')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

test('cors-refused is a good answer that another origin may not read', async () => {
  const { status, headers } = await ask('cors-refused')
  expect([status, headers.has('access-control-allow-origin')]).toEqual([200, false])
})

test('half-body begins as a good answer; it and hang, slow and late end with the service', async () => {
  const own = await startInfoService()
  const { body } = await own.ask('half-body')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toMatch('{"status":true,"blackSide":true')
  const rest = expect(reader?.read()).rejects.toThrow('terminated')
  const calls = ['hang', 'slow', 'late'].map(name =>
    expect(own.ask(name)).rejects.toThrow('fetch failed'),
  )
  // Once later calls are answered, these are in hand.
  await expect.poll(() => own.requests.length).toBe(4)
  await own.close()
  await Promise.all([rest, ...calls])
})
