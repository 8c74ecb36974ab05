import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { corsHeaders, type ListeningServer, serve } from '../../../scripts/serve/server.ts'
import { sends } from '../../helpers/site-test.ts'

type Answer = (response: ServerResponse) => unknown

/** The social casino in Black.css, which no failure gives. */
const good = '{"status":true,"blackSide":false,"brandResponseDtos":[]}'
const sendsGood = (status = 200, headers: OutgoingHttpHeaders = {}) => sends(status, headers, good)
const lets = (origin: string) => sendsGood(200, { 'Access-Control-Allow-Origin': origin })

/**
 * What fails on a real network alone, by the host name of the page that asks: the call, or the preflight
 * before it. What statuses and bodies do is in `unit/loader`.
 */
export const faults: Record<string, Answer> = {
  reset: ({ socket }) => socket?.resetAndDestroy(),
  closed: ({ socket }) => socket?.end(),
  'not-http': ({ socket }) => socket?.end('what?\r\n\r\n'),
  'cut-short': response => {
    response.writeHead(200, { 'Content-Length': '9999' }).write('{"status":true')
    setImmediate(() => response.destroy())
  },
  'not-gzip': sendsGood(200, { 'Content-Encoding': 'gzip' }),
  'redirect-to-itself': sendsGood(307, { Location: '/api/getwebsiteinfo/' }),
  'redirect-elsewhere': sendsGood(302, { Location: 'https://evil.example/' }),
  'no-cors': lets(''),
  'other-cors': lets('https://other.example'),
  'preflight-405': sends(405),
  'preflight-redirect': sends(302, { Location: '/login' }),
  'preflight-without-key': sends(204, { 'Access-Control-Allow-Headers': 'content-type' }),
}

/** Answers that have not come to an end when the time is up. */
export const hangs: Record<string, Answer> = {
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
  return serve((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const isPreflight = request.method === 'OPTIONS'
    const fault = isPreflight === name.startsWith('preflight') && { ...faults, ...hangs }[name]
    const answer = fault || (isPreflight ? sends(204) : sendsGood())
    response.setHeaders(new Map(Object.entries(corsHeaders(request, 'x-api-key'))))
    request.resume()
    answer(response)
    return true
  }, 0)
}
