import { afterAll, expect, test } from 'vitest'
import { startProviders } from '../../../scripts/stand-ins/providers.ts'

const message = { name: 'Ana', email: 'ana@mail.example', message: '' }
const { origin, close } = await startProviders(0)
afterAll(close)

const ask = (method: string, body?: unknown): Promise<Response> =>
  fetch(`${origin}/inbox`, {
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
