import { afterAll, beforeEach, expect, test } from 'vitest'
import { startInbox } from '../../../scripts/stand-ins/inbox.ts'

const message = { name: 'Ana', email: 'ana@mail.example', message: 'Kia ora' }
const inbox = await startInbox({ port: 0 })
afterAll(inbox.close)
beforeEach(() => void inbox.messages.splice(0))

const post = (body: unknown, query = ''): Promise<Response> =>
  fetch(inbox.address + query, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://guide.example' },
    body: JSON.stringify(body),
  })

test('a message is kept and listed', async () => {
  const response = await post(message)
  expect(response.status).toBe(201)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(await (await fetch(inbox.address)).json()).toEqual([message])
})

test('an empty message is a message: the specification does not require one', async () => {
  expect((await post({ ...message, message: '' })).status).toBe(201)
})

test.each([
  ['name', { ...message, name: ' ' }],
  ['name', { email: message.email, message: '' }],
  ['email', { ...message, email: 'ana' }],
  ['message', { ...message, message: null }],
  ['object', [message]],
])('what has no good %s is refused with 400 and not kept', async (field, body) => {
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringContaining(field) })
  expect(inbox.messages).toEqual([])
})

test('a preflight allows a POST of JSON', async () => {
  const headers = { origin: 'https://guide.example' }
  const response = await fetch(inbox.address, { method: 'OPTIONS', headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://guide.example')
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
})

test('asked to fail it answers 500 and keeps nothing', async () => {
  expect([(await post(message, '?fail=500')).status, inbox.messages]).toEqual([500, []])
})

test('asked to hang it answers nothing until it closes', async () => {
  const own = await startInbox({ port: 0 })
  const body = JSON.stringify(message)
  const call = fetch(`${own.address}?fail=hang`, { method: 'POST', body })
  const unanswered = expect(call).rejects.toThrow()
  // Once a later call is answered, the first one is in hand.
  await fetch(own.address)
  await own.close()
  await unanswered
  expect(own.messages).toEqual([])
})

test.each(['/', '//', '//evil.example', '/%', '/inbox/'])('nothing is found at %s', async path => {
  expect((await fetch(inbox.origin + path)).status).toBe(404)
})

test('other methods are refused', async () => {
  expect((await fetch(inbox.address, { method: 'PUT' })).status).toBe(405)
})
