import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { listen } from '../../scripts/serve/server.ts'
import { startProviders } from '../../scripts/stand-ins/providers.ts'
import { answerTo, scenarios } from '../../scripts/stand-ins/scenarios.ts'
import { infoHeaders, startInfoService } from '../helpers/start-info-service.ts'
import { readTold } from './loader/read-told.ts'

const service = await startInfoService()
const providers = await startProviders(0)
afterAll(() => Promise.all([service.close(), providers.close()]))

/** What the loader makes of the answer to a secretKey: a site and its brands, or why there is none. */
async function outcomeOf(secretKey: string): Promise<string> {
  const { info, told } = await readTold(service.ask(secretKey))
  return told[0] ?? `${info.variant} ${info.stylesheet} ${info.brands.length}`
}

test('each scenario, by its name and a stylesheet, is answered as it says', async () => {
  const names = Object.keys(scenarios).filter(name => !scenarios[name]?.delayMs)
  const outcomes: Record<string, string> = {}
  for (const name of [...names, 'social.dark', 'many-brands.light'])
    outcomes[name] = await outcomeOf(name)
  expect(outcomes).toEqual({
    affiliate: 'affiliate Black.css 10',
    'affiliate-light': 'affiliate index.css 10',
    social: 'social index.css 0',
    'social.dark': 'social Black.css 0',
    'social-black': 'social Black.css 0',
    'one-brand': 'affiliate Black.css 1',
    'many-brands': 'affiliate Black.css 200',
    'many-brands.light': 'affiliate index.css 200',
    'no-brands': 'affiliate Black.css 0',
    'long-texts': 'affiliate Black.css 10',
    'missing-fields': 'affiliate Black.css 17',
    'error-500': 'Site bilgisi alınamadı: Error: HTTP 500',
  })
})

test('each of the ten brands has all texts and eight to twelve payment icons', async () => {
  const { info } = await readTold(service.ask('affiliate'))
  for (const { bonus, privileges } of info.brands) expect([bonus, ...privileges]).not.toContain('')
  const counts = info.brands.map(({ payments }) => payments.length)
  expect(counts).toEqual([12, 10, 8, 11, 9, 12, 10, 8, 11, 9])
})

test('a secretKey that names no scenario is answered as affiliate', () => {
  for (const key of ['', 'null', 'no-such-scenario', 'toString', '__proto__', 'AFFILIATE'])
    expect(answerTo(key, '')).toEqual(answerTo('affiliate', ''))
})

test('slow and late answers end with the service', async () => {
  const own = await startInfoService()
  const calls = ['slow', 'late'].map(name => expect(own.ask(name)).rejects.toThrow('fetch failed'))
  // Once later calls are answered, these are in hand.
  await expect.poll(() => own.requests.length).toBe(2)
  await own.close()
  await Promise.all(calls)
})

const sent = (change: object): RequestInit => ({
  body: JSON.stringify({ webSiteName: 'www', secretKey: null, gclid: null, ...change }),
})

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
  const response = await service.ask(null, change)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringContaining(reason) })
})

test('an inbox lists its messages', async () => {
  const inbox = `${providers.origin}/inbox`
  const post = async (body: unknown) =>
    (await fetch(inbox, { method: 'POST', body: JSON.stringify(body) })).status
  const message = { name: 'Ana', email: 'ana@mail.example', message: '' }
  expect(await post([message])).toBe(400)
  expect(await post(message)).toBe(201)
  expect(await (await fetch(inbox)).json()).toEqual([message])
})

test.each([service, providers])('an unknown address is answered with 404', async ({ origin }) => {
  for (const path of [
    ...['/', '//', '/%', '//evil.example', '/inbox/', '/poker', '/api/'],
    ...['/game.html', '/images/..%2fbrands.ts', '/images/other-card.svg'],
    ...['/api/getwebsiteinfo/more', '/api/getwebsiteinfo//'],
  ])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
})

test('a port that is taken rejects the start', async () => {
  await expect(listen(createServer(), service.port)).rejects.toThrow('EADDRINUSE')
})
