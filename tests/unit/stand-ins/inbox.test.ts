import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type Inbox, inboxHandler } from '../../../scripts/stand-ins/inbox.ts'
import { listen } from '../../../scripts/stand-ins/listen.ts'

const message = { name: 'Ana', email: 'ana@mail.example', message: 'Kia ora' }

async function startTestedInbox(): Promise<Inbox & { origin: string; close(): Promise<void> }> {
  const inbox = inboxHandler()
  const server = createServer((request, response) => {
    if (!inbox.handler(request, response)) response.writeHead(404).end()
  })
  const listening = await listen(server, 0)
  onTestFinished(listening.close)
  return { ...inbox, ...listening }
}

function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://guide.example' },
    body: JSON.stringify(body),
  })
}

test('a message is kept and listed', async () => {
  const { origin, messages } = await startTestedInbox()
  const response = await post(`${origin}/inbox`, message)
  expect(response.status).toBe(201)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(messages).toEqual([message])
  expect(await (await fetch(`${origin}/inbox`)).json()).toEqual([message])
})

test('an empty message is a message: the specification does not require one', async () => {
  const { origin } = await startTestedInbox()
  expect((await post(`${origin}/inbox`, { ...message, message: '' })).status).toBe(201)
})

test.each([
  ['name', { ...message, name: ' ' }],
  ['name', { email: message.email, message: '' }],
  ['email', { ...message, email: 'ana' }],
  ['message', { ...message, message: null }],
  ['object', [message]],
])('what has no good %s is refused with 400 and not kept', async (field, body) => {
  const { origin, messages } = await startTestedInbox()
  const response = await post(`${origin}/inbox`, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringContaining(field) })
  expect(messages).toEqual([])
})

test('a preflight allows a POST of JSON', async () => {
  const { origin } = await startTestedInbox()
  const { status, headers } = await fetch(`${origin}/inbox`, {
    method: 'OPTIONS',
    headers: { origin: 'https://guide.example' },
  })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(headers.get('access-control-allow-headers')).toBe('content-type')
})

test('asked to fail it answers 500 and keeps nothing', async () => {
  const { origin, messages } = await startTestedInbox()
  const response = await post(`${origin}/inbox?fail=500`, message)
  expect([response.status, messages]).toEqual([500, []])
})

test('asked to hang it answers nothing until its server closes', async () => {
  const { origin, close, messages } = await startTestedInbox()
  const unanswered = expect(post(`${origin}/inbox?fail=hang`, message)).rejects.toThrow()
  // Once a later call is answered, the first one is in hand.
  await fetch(`${origin}/inbox`)
  await close()
  await unanswered
  expect(messages).toEqual([])
})

test('other paths and methods are not its own', async () => {
  const { origin } = await startTestedInbox()
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/inbox`, { method: 'PUT' })).status).toBe(405)
})
