import { expect, test, vi } from 'vitest'
import { readSiteInfo } from '../../../loader/read-site-info.ts'
import { wireAnswer } from '../../../scripts/serve/stand-ins/wire-answer.ts'
import { readAnswer } from '../../../shared/site-info/read-answer.ts'
import { fallbackSiteInfo } from '../../../shared/site-info/site-info.ts'
import { ownOrigin, wireBrand } from '../site-info/wire-brand.ts'

const good = wireAnswer({ brands: [wireBrand] })
const json = JSON.stringify(good)

/** What a substitute for `fetch` may return: a response without a stream. */
type Polyfilled = Pick<Response, 'ok' | 'status' | 'text'> & { body: undefined }

async function read(body: BodyInit | null | Polyfilled, init?: ResponseInit) {
  vi.stubGlobal('location', { origin: ownOrigin })
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const response = body instanceof Object && 'ok' in body ? body : new Response(body, init)
  const info = await readSiteInfo(readAnswer(response as Response))
  const logged: unknown[] = error.mock.calls.flat()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  return { info, logged }
}

/** What a failed call gives (spec §8). `reason` is the beginning of the logged reason. */
const failure = (reason: string) => ({
  info: fallbackSiteInfo,
  logged: [expect.stringMatching(`^Site bilgisi alınamadı: ${reason}`)],
})

test.each([300, 400, 401, 403, 404, 429, 500, 503])(
  'a status of %i fails (spec §8.2)',
  async status => {
    expect(await read(json, { status })).toEqual(failure(`Error: HTTP ${status}$`))
  },
)

test.each([
  ['nothing', ''],
  ['an HTML page', '<!doctype html><title>Log in</title>'],
  ['an answer cut short', json.slice(0, -9)],
  ['UTF-16', Uint16Array.from(json, letter => letter.charCodeAt(0))],
  ['JSONP', `callback(${json})`],
  ['no kind, because the status is 204,', null],
])('a body of %s fails', async (_, body) => {
  expect(await read(body, { status: body === null ? 204 : 200 })).toEqual(failure('SyntaxError: '))
})

test.each([
  'null',
  '[]',
  '"true"',
  '1',
  'true',
  '{}',
  `[${json}]`,
  `{"data":${json}}`,
  ...['1', '"true"', 'null', '[]', '{}'].map(side => `{"status":true,"blackSide":${side}}`),
  '{"status":true,"blackside":true}',
  '{"__proto__":{"blackSide":true}}',
  '['.repeat(200_000) + ']'.repeat(200_000),
])('JSON that is no answer fails (case %#)', async body => {
  expect(await read(body)).toEqual(failure('Error: beklenmeyen yanıt$'))
})

test('a body without end is cut off past 2 MB', async () => {
  const pull = vi.fn(stream => stream.enqueue(new Uint8Array(65_536).fill(0x20)))
  const cancel = vi.fn()
  expect(await read(new ReadableStream({ pull, cancel }))).toEqual(failure('SyntaxError: '))
  expect(cancel).toHaveBeenCalled()
  expect(pull.mock.calls.length * 65_536).toBeLessThan(2_300_000)
})

test('a response without a body stream is read as a text', async () => {
  const withoutBody = (text: string) => {
    const { ok, status } = new Response()
    return { ok, status, body: undefined, text: async () => text }
  }
  expect((await read(withoutBody(json))).info).toMatchObject({ variant: 'affiliate' })
  expect(await read(withoutBody(''))).toEqual(failure('SyntaxError: '))
})

test('an answer of any type is read, behind a byte order mark and cut inside a character', async () => {
  const answer = JSON.stringify(wireAnswer({ brands: [{ ...wireBrand, option1: 'ä€😀' }] }))
  const bytes = new TextEncoder().encode(`\uFEFF${answer}`)
  const pieces = new ReadableStream({
    start(stream) {
      for (const byte of bytes) {
        stream.enqueue(Uint8Array.of(byte))
      }
      stream.close()
    },
  })
  const { info, logged } = await read(pieces, { headers: { 'content-type': 'text/html' } })
  expect(info).toMatchObject({ variant: 'affiliate', stylesheet: 'Black.css' })
  expect(info.brands[0]?.privileges[0]).toBe('ä€😀')
  expect(logged).toEqual([])
})
