import type { ServerResponse } from 'node:http'

/** A way in which the info call fails: what the service does, and what the console is told of it. */
export type InfoFault = {
  reason: RegExp
  answer: (response: ServerResponse) => void
  /** Answers to the preflight, where it is that which fails. */
  preflight?: { status: number; headers: Record<string, string> }
  /** Leaves out the headers that let a page of another origin read the answer. */
  withoutCors?: boolean
}

const good = { status: true, blackSide: true, brandResponseDtos: [{ url: 'https://a.example/' }] }

const failedToFetch = /^TypeError: Failed to fetch$/
const timedOut = /^TimeoutError: /
const noJson = /^SyntaxError: /
const unexpected = /^Error: beklenmeyen yanıt$/
const tooBig = /^Error: yanıt çok büyük$/

const sends =
  (body: string | Buffer, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
  }

const statuses = [300, 400, 401, 403, 404, 405, 408, 410, 413, 418, 429, 500, 501, 502, 503, 504]
const refused = statuses.map(status => [
  `status-${status}`,
  {
    reason: new RegExp(`^Error: HTTP ${status}$`),
    answer: sends(JSON.stringify(good), status, { 'Retry-After': '3600' }),
  },
])

const bodies: Record<string, [string | Buffer, RegExp]> = {
  empty: ['', noJson],
  html: ['<!doctype html><title>Log in</title>', noJson],
  truncated: [JSON.stringify(good).slice(0, -9), noJson],
  'trailing-comma': ['{"status":true,"blackSide":true,}', noJson],
  nan: ['{"status":true,"blackSide":true,"x":NaN}', noJson],
  'utf-16': [Buffer.from(JSON.stringify(good), 'utf16le'), noJson],
  binary: [Buffer.from([0xff, 0xfe, 0, 1, 2, 0x80]), noJson],
  jsonp: [`callback(${JSON.stringify(good)})`, noJson],
  'two-values': ['{"blackSide":true}{"blackSide":true}', noJson],
  null: ['null', unexpected],
  list: [JSON.stringify([good]), unexpected],
  text: ['"true"', unexpected],
  number: ['1', unexpected],
  'empty-object': ['{}', unexpected],
  'text-false': ['{"status":true,"blackSide":"false"}', unexpected],
  'text-true': ['{"status":true,"blackSide":"true"}', unexpected],
  one: ['{"status":true,"blackSide":1}', unexpected],
  'null-side': ['{"status":true,"blackSide":null}', unexpected],
  'other-case': ['{"status":true,"blackside":true}', unexpected],
  nested: [JSON.stringify({ data: good }), unexpected],
  proto: ['{"__proto__":{"blackSide":true}}', unexpected],
  deep: [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, unexpected],
  'twenty-megabytes': [JSON.stringify({ ...good, filler: 'x'.repeat(20_000_000) }), tooBig],
  'ten-thousand-full-brands': [
    JSON.stringify({
      ...good,
      brandResponseDtos: Array(10_000).fill({
        url: 'https://a.example/',
        option1: 'x'.repeat(400),
      }),
    }),
    tooBig,
  ],
}

const allowed = { 'Access-Control-Allow-Methods': 'POST' }
const withHeaders = { 'Access-Control-Allow-Headers': 'content-type, x-api-key' }

/** Every failure of the info call, by the host name at which it happens. */
export const infoFaults: Record<string, InfoFault> = {
  ...Object.fromEntries(refused),
  ...Object.fromEntries(
    Object.entries(bodies).map(([name, [body, reason]]) => [name, { reason, answer: sends(body) }]),
  ),
  'no-content': { reason: noJson, answer: response => response.writeHead(204).end() },
  reset: { reason: failedToFetch, answer: response => response.socket?.resetAndDestroy() },
  closed: { reason: failedToFetch, answer: response => response.socket?.end() },
  'not-http': { reason: failedToFetch, answer: response => response.socket?.end('what?\r\n\r\n') },
  'cut-short': {
    reason: /^TypeError: /,
    answer: response => {
      response.writeHead(200, { 'Content-Length': '9999' }).write('{"status":true')
      setImmediate(() => response.destroy())
    },
  },
  'not-gzip': {
    reason: /^TypeError: /,
    answer: sends(JSON.stringify(good), 200, { 'Content-Encoding': 'gzip' }),
  },
  hang: { reason: timedOut, answer: () => {} },
  'hanging-body': {
    reason: timedOut,
    answer: response => response.writeHead(200).write('{"status":true,"blackSide":true'),
  },
  'dripping-body': {
    reason: timedOut,
    answer: response => {
      response.writeHead(200).write('{"x":"')
      const drip = setInterval(() => response.write('x'), 50)
      response.once('close', () => clearInterval(drip))
    },
  },
  'endless-body': {
    reason: tooBig,
    answer: response => {
      response.writeHead(200).write('{"x":"')
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour)
      pour()
    },
  },
  'redirect-to-itself': {
    reason: failedToFetch,
    answer: sends('', 307, { Location: '/api/getwebsiteinfo/' }),
  },
  'redirect-to-login': { reason: failedToFetch, answer: sends('', 302, { Location: '/login' }) },
  'redirect-elsewhere': {
    reason: failedToFetch,
    answer: sends('', 302, { Location: 'https://evil.example/' }),
  },
  'no-cors': { reason: failedToFetch, answer: sends(JSON.stringify(good)), withoutCors: true },
  'other-cors': {
    reason: failedToFetch,
    withoutCors: true,
    answer: sends(JSON.stringify(good), 200, {
      'Access-Control-Allow-Origin': 'https://other.example',
    }),
  },
  'preflight-405': {
    reason: failedToFetch,
    preflight: { status: 405, headers: { ...allowed, ...withHeaders } },
    answer: sends(JSON.stringify(good)),
  },
  'preflight-redirect': {
    reason: failedToFetch,
    preflight: { status: 302, headers: { ...allowed, ...withHeaders, Location: '/login' } },
    answer: sends(JSON.stringify(good)),
  },
  'preflight-without-key': {
    reason: failedToFetch,
    preflight: {
      status: 204,
      headers: { ...allowed, 'Access-Control-Allow-Headers': 'content-type' },
    },
    answer: sends(JSON.stringify(good)),
  },
}
