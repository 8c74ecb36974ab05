import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { type ListeningServer, listen } from '../../../scripts/stand-ins/listen.ts'
import { corsHeaders, preflightHeaders } from '../../../scripts/stand-ins/request.ts'

/** A way in which the info call fails: what the service does, and what the console is told of it. */
type Fault = {
  reason: RegExp
  answer: (response: ServerResponse) => void
  /** Answers to the preflight, where that is what fails. */
  preflight?: { status: number; headers: OutgoingHttpHeaders }
}

/** The social casino in Black.css, which no failure gives. */
const good = '{"status":true,"blackSide":false,"brandResponseDtos":[]}'
const broken = /^TypeError: /
const failedToFetch = /^TypeError: Failed to fetch$/
const timedOut = /^TimeoutError: /

const sends =
  (status: number, headers: OutgoingHttpHeaders = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(good)
  }

const refused = (answer: Fault['answer']): Fault => ({ reason: failedToFetch, answer })

const preflight = (status: number, headers: OutgoingHttpHeaders): Fault => ({
  ...refused(sends(200)),
  preflight: { status, headers: { ...preflightHeaders('x-api-key'), ...headers } },
})

/**
 * The failures that only a real network has, by the host name of the page that asks. What statuses
 * and bodies do is in `unit/loader`.
 */
export const faults: Record<string, Fault> = {
  reset: refused(response => response.socket?.resetAndDestroy()),
  closed: refused(response => response.socket?.end()),
  'not-http': refused(response => response.socket?.end('what?\r\n\r\n')),
  'cut-short': {
    reason: broken,
    answer: response => {
      response.writeHead(200, { 'Content-Length': '9999' }).write('{"status":true')
      setImmediate(() => response.destroy())
    },
  },
  'not-gzip': { reason: broken, answer: sends(200, { 'Content-Encoding': 'gzip' }) },
  'redirect-to-itself': refused(sends(307, { Location: '/api/getwebsiteinfo/' })),
  'redirect-elsewhere': refused(sends(302, { Location: 'https://evil.example/' })),
  'no-cors': refused(response => {
    response.removeHeader('Access-Control-Allow-Origin')
    sends(200)(response)
  }),
  'other-cors': refused(sends(200, { 'Access-Control-Allow-Origin': 'https://other.example' })),
  'preflight-405': preflight(405, {}),
  'preflight-redirect': preflight(302, { Location: '/login' }),
  'preflight-without-key': preflight(204, { 'Access-Control-Allow-Headers': 'content-type' }),
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

/**
 * Starts an info service that fails in the way that the asking page's host names: a page at
 * http://hang.localhost gets no answer, one at any other host the social casino. By the host, because
 * a preflight tells nothing else.
 */
export function startFaultService(): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const fault = faults[name] ?? hangs[name] ?? refused(sends(200))
    for (const [header, value] of Object.entries(corsHeaders(request)))
      response.setHeader(header, value)
    request.resume()
    if (request.method !== 'OPTIONS') return fault.answer(response)
    const { status, headers } = fault.preflight ?? {
      status: 204,
      headers: preflightHeaders('x-api-key'),
    }
    response.writeHead(status, headers).end()
  })
  return listen(server, 0)
}
