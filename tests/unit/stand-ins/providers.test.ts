import { afterAll, expect, test } from 'vitest'
import { startProviders } from '../../../scripts/stand-ins/providers.ts'
import { startInfoService } from '../../helpers/start-info-service.ts'

const providers = await startProviders(0)
const infoService = await startInfoService()
afterAll(() => Promise.all([providers.close(), infoService.close()]))

const message = { name: 'Ana', email: 'ana@mail.example', message: '' }

const ask = (method: string, body?: unknown): Promise<Response> =>
  fetch(`${providers.origin}/inbox`, {
    method,
    headers: { origin: 'https://guide.example' },
    body: JSON.stringify(body),
  })

test('an inbox takes messages from other origins, and lists the good ones', async () => {
  const preflight = await ask('OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  const response = await ask('POST', message)
  expect(response.status).toBe(201)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://guide.example')
  for (const change of [{ name: ' ' }, { email: 'ana' }, { message: null }])
    expect((await ask('POST', { ...message, ...change })).status).toBe(400)
  expect((await ask('POST', [message])).status).toBe(400)
  expect(await (await ask('GET')).json()).toEqual([message])
})

const unknown = ['/', '//', '/%', '//evil.example', '/inbox/', '/poker', '/game/']
const close = ['/game/..%2fbrands.ts', '/images/..%2fbrands.ts', '/images/brand-none.svg']
const api = ['/api/', '/api/getwebsiteinfo/more', '/api/getwebsiteinfo//']

const servers = Object.entries({ providers, infoService })
test.each(servers)('%s answer an unknown address with 404', async (_, server) => {
  for (const path of [...unknown, ...close, ...api])
    expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404])
})
