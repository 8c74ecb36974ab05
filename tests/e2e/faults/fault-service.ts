import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { corsHeaders, type ListeningServer, listen } from '../../../scripts/serve/server.ts'
import { hangsUp, sends } from '../../helpers/site-test.ts'

/** A way in which the info call fails: what the service does, and what the console is told of it. */
type Fault = {
  reason?: RegExp
  answer?: (response: ServerResponse) => void
  /** The status and the further headers that the preflight is answered with. */
  preflight?: [number, OutgoingHttpHeaders]
}

/** The social casino in Black.css, which no failure gives. */
const good = '{"status":true,"blackSide":false,"brandResponseDtos":[]}'
const sendsGood = (status: number, headers?: OutgoingHttpHeaders) => sends(status, headers, good)
const broken = /TypeError: /

/**
 * The failures that only a real network has, by the host name of the page that asks: where no reason
 * stands the fetch fails. What statuses and bodies do is in `unit/loader`.
 */
export const faults: Record<string, Fault> = {
  reset: { answer: hangsUp },
  closed: { answer: ({ socket }) => socket?.end() },
  'not-http': { answer: ({ socket }) => socket?.end('what?\r\n\r\n') },
  'cut-short': {
    reason: broken,
    answer: response => {
      response.writeHead(200, { 'Content-Length': '9999' }).write('{"status":true')
      setImmediate(() => response.destroy())
    },
  },
  'not-gzip': { reason: broken, answer: sendsGood(200, { 'Content-Encoding': 'gzip' }) },
  'redirect-to-itself': { answer: sendsGood(307, { Location: '/api/getwebsiteinfo/' }) },
  'redirect-elsewhere': { answer: sendsGood(302, { Location: 'https://evil.example/' }) },
  'no-cors': {
    answer: response => {
      response.removeHeader('Access-Control-Allow-Origin')
      sendsGood(200)(response)
    },
  },
  'other-cors': {
    answer: sendsGood(200, { 'Access-Control-Allow-Origin': 'https://other.example' }),
  },
  'preflight-405': { preflight: [405, {}] },
  'preflight-redirect': { preflight: [302, { Location: '/login' }] },
  'preflight-without-key': { preflight: [204, { 'Access-Control-Allow-Headers': 'content-type' }] },
}

/** Answers that have not come to an end when the time is up. */
export const hangs: Record<string, NonNullable<Fault['answer']>> = {
  hang: () => {},
  'hanging-body': response => response.writeHead(200).write(good.slice(0, -1)),
  'dripping-body': response => {
    response.writeHead(200).write('{"x":"')
    const drip = setInterval(() => response.write('x'), 50)
    response.once('close', () => clearInterval(drip))
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
    const { answer = sendsGood(200), preflight } = faults[name] ?? { answer: hangs[name] }
    response.setHeaders(new Map(Object.entries(corsHeaders(request, 'x-api-key'))))
    request.resume()
    if (request.method !== 'OPTIONS') return answer(response)
    const [status, headers] = preflight ?? [204, {}]
    response.writeHead(status, headers).end()
  })
  return listen(server, 0)
}
