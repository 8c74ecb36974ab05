import { createServer, type ServerResponse } from 'node:http'
import { type ListeningServer, listen } from '../../../scripts/stand-ins/listen.ts'
import { corsHeaders, preflightHeaders } from '../../../scripts/stand-ins/request.ts'

/** A way in which the info call fails: what the service does, and what the console is told of it. */
type Fault = {
  reason: RegExp
  answer: (response: ServerResponse) => void
  /** Answers to the preflight, where that is what fails. */
  preflight?: { status: number; headers: Record<string, string> }
  /** Leaves out the headers that let a page of another origin read the answer. */
  withoutCors?: boolean
}

/** The social casino in Black.css, which no failure gives. */
const good = '{"status":true,"blackSide":false,"brandResponseDtos":[]}'
const failedToFetch = /^TypeError: Failed to fetch$/
const timedOut = /^TimeoutError: /

const sends =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(good)
  }

const preflight = (
  status: number,
  allowed: string,
  headers: Record<string, string> = {},
): Fault => ({
  reason: failedToFetch,
  preflight: {
    status,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': allowed,
      ...headers,
    },
  },
  answer: sends(200),
})

/**
 * The failures that only a real network has, by the host name of the page that asks. What statuses
 * and bodies do is in `unit/loader`.
 */
export const faults: Record<string, Fault> = {
  'status-500': { reason: /^Error: HTTP 500$/, answer: sends(500, { 'Retry-After': '3600' }) },
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
  'not-gzip': { reason: /^TypeError: /, answer: sends(200, { 'Content-Encoding': 'gzip' }) },
  'endless-body': {
    reason: /^SyntaxError: /,
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
    answer: sends(307, { Location: '/api/getwebsiteinfo/' }),
  },
  'redirect-elsewhere': {
    reason: failedToFetch,
    answer: sends(302, { Location: 'https://evil.example/' }),
  },
  'no-cors': { reason: failedToFetch, answer: sends(200), withoutCors: true },
  'other-cors': {
    reason: failedToFetch,
    withoutCors: true,
    answer: sends(200, { 'Access-Control-Allow-Origin': 'https://other.example' }),
  },
  'preflight-405': preflight(405, 'content-type, x-api-key'),
  'preflight-redirect': preflight(302, 'content-type, x-api-key', { Location: '/login' }),
  'preflight-without-key': preflight(204, 'content-type'),
}

/** Answers that have not come to an end when the time is up. */
export const hangs: Record<string, Fault> = {
  hang: { reason: timedOut, answer: () => {} },
  'hanging-body': {
    reason: timedOut,
    answer: response => response.writeHead(200).write(good.slice(0, -1)),
  },
  'dripping-body': {
    reason: timedOut,
    answer: response => {
      response.writeHead(200).write('{"x":"')
      const drip = setInterval(() => response.write('x'), 50)
      response.once('close', () => clearInterval(drip))
    },
  },
}

const none: Fault = { reason: /$/, answer: sends(200) }

/**
 * Starts an info service that fails in the way that the asking page's host names: a page at
 * http://hang.localhost gets no answer, one at any other host the social casino. By the host, because a preflight tells nothing else.
 */
export function startFaultService(): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const fault = faults[name] ?? hangs[name] ?? none
    for (const [header, value] of Object.entries(fault.withoutCors ? {} : corsHeaders(request)))
      response.setHeader(header, value)
    request.resume()
    if (request.method !== 'OPTIONS') return fault.answer(response)
    // Also where the answer itself may not be read, or else the browser would not ask for it.
    const { status, headers } = fault.preflight ?? {
      status: 204,
      headers: preflightHeaders('x-api-key'),
    }
    response.writeHead(status, { ...corsHeaders(request), ...headers }).end()
  })
  return listen(server, 0)
}
