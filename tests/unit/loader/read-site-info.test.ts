import { expect, test, vi } from 'vitest'
import { fallbackSiteInfo } from '../../../shared/site-info/site-info.ts'
import { wireAnswer, wireBrand } from '../site-info/wire-answer.ts'
import { readTold } from './read-told.ts'

const good = wireAnswer([wireBrand])
const json = JSON.stringify(good)

/** Returns what the console is told of an answer that counts as a failure (specification §8). */
async function failureOf(call: Response | Promise<Response>): Promise<string> {
  const { info, told } = await readTold(call)
  expect(info).toBe(fallbackSiteInfo)
  expect(told).toEqual([expect.stringMatching(/^Site bilgisi alınamadı: /)])
  return `${told[0]}`.replace('Site bilgisi alınamadı: ', '')
}

const clientErrors = [400, 401, 403, 404, 405, 408, 410, 413, 418, 429]

test.each([300, ...clientErrors, 500, 501, 502, 503, 504])('a status of %i fails', async status => {
  expect(await failureOf(new Response(json, { status }))).toBe(`Error: HTTP ${status}`)
})

test.each([
  ['nothing', ''],
  ['an HTML page', '<!doctype html><title>Log in</title>'],
  ['an answer cut short', json.slice(0, -9)],
  ['a comma too many', '{"status":true,"blackSide":true,}'],
  ['NaN', '{"status":true,"blackSide":true,"x":NaN}'],
  ['UTF-16', new Uint16Array([...json].map(letter => letter.charCodeAt(0)))],
  ['bytes', new Uint8Array([0xff, 0xfe, 0, 1, 2, 0x80])],
  ['JSONP', `callback(${json})`],
  ['two values', '{"blackSide":true}{"blackSide":true}'],
  ['no kind, because the status is 204,', null],
])('a body of %s fails', async (_, body) => {
  const status = body === null ? 204 : 200
  expect(await failureOf(new Response(body, { status }))).toMatch(/^SyntaxError: /)
})

test.each([
  ...['null', '[]', '[true]', '"true"', '""', '1', 'true', '{}'],
  ...['1', '0', '"true"', 'null', '[]', '{}'].map(side => `{"status":true,"blackSide":${side}}`),
  ...[JSON.stringify([good]), JSON.stringify({ data: good })],
  ...['{"status":true,"blackside":true}', '{"__proto__":{"blackSide":true}}'],
  '['.repeat(200_000) + ']'.repeat(200_000),
])('JSON that is no answer fails (case %#)', async body => {
  expect(await failureOf(new Response(body))).toBe('Error: beklenmeyen yanıt')
})

test('a body without end is cut off past 2 MB', async () => {
  const pull = vi.fn(stream => stream.enqueue(new Uint8Array(65_536).fill(0x20)))
  const cancel = vi.fn()
  const body = new ReadableStream({ pull, cancel })
  expect(await failureOf(new Response(body))).toMatch(/^SyntaxError: /)
  expect(cancel).toHaveBeenCalled()
  expect(pull.mock.calls.length * 65_536).toBeLessThan(2_300_000)
})

test('a call that fails, and a body that breaks off, give their reason', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  expect(await failureOf(failed)).toBe('TypeError: Failed to fetch')
  const body = new ReadableStream({ start: stream => stream.error(new TypeError('cut')) })
  expect(await failureOf(new Response(body))).toBe('TypeError: cut')
})

test.each([
  ['a byte order mark', `\uFEFF${json}`],
  ['white space around it', `\r\n\t ${JSON.stringify(good, null, 4)}\n\n`],
  ['fields that nobody asked for', JSON.stringify({ ...good, more: { blackSide: false } })],
])('an answer with %s is an answer', async (_, body) => {
  const headers = { 'content-type': 'text/html' }
  const { info, told } = await readTold(new Response(body, { headers }))
  expect(info).toMatchObject({ variant: 'affiliate', stylesheet: 'Black.css' })
  expect(info.brands).toHaveLength(1)
  expect(told).toEqual([])
})

test('an answer that comes in pieces, cut inside a character, is one answer', async () => {
  const answer = wireAnswer([{ ...wireBrand, option1: 'ä€😀' }])
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  const body = new ReadableStream({
    start: stream => {
      for (const byte of bytes) stream.enqueue(new Uint8Array([byte]))
      stream.close()
    },
  })
  const { info } = await readTold(new Response(body))
  expect(info.brands[0]?.privileges[0]).toBe('ä€😀')
})
