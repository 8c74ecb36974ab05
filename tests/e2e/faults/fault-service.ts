import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { corsHeaders, type ListeningServer, serve } from '../../../scripts/serve/server.ts'
import { wireAnswer } from '../../../scripts/serve/stand-ins/wire-answer.ts'
import { infoPath } from '../../../shared/site-info/site-info-request.ts'
import { sends } from '../../helpers/site-test.ts'

type Fault = (response: ServerResponse) => unknown

/** The social casino in Black.css, which a failure never shows. */
const good = JSON.stringify(wireAnswer({ blackSide: false }))
const sendsGood = (status = 200, headers: OutgoingHttpHeaders = {}) => sends(status, headers, good)

/** Answers that have not ended when the time-out expires. */
export const hangs: Record<string, Fault> = {
  hang: () => {},
  'dripping-body': response => {
    response.writeHead(200).write('{"x":"')
    const drip = setInterval(() => response.write('x'), 50)
    response.once('close', () => clearInterval(drip))
  },
}

/** Faults that need a network, by the page’s host name. `unit/loader` covers all others. */
export const faults: Record<string, Fault> = {
  reset: ({ socket }) => socket?.resetAndDestroy(),
  'cut-short': response => {
    response.writeHead(200, { 'Content-Length': '9999' }).write('{"status":true')
    setImmediate(() => response.destroy())
  },
  'not-gzip': sendsGood(200, { 'Content-Encoding': 'gzip' }),
  'redirect-to-itself': sendsGood(307, { Location: infoPath }),
  'other-cors': sendsGood(200, { 'Access-Control-Allow-Origin': 'https://other.example' }),
  'preflight-405': sends(405),
  ...hangs,
}

/**
 * Starts an info service whose fault is the page’s host name: http://hang.localhost gets no answer,
 * an unknown host gets the social casino. A preflight contains nothing else to choose by.
 */
export function startFaultService(): Promise<ListeningServer> {
  return serve((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const isPreflight = request.method === 'OPTIONS'
    const fault = isPreflight === name.startsWith('preflight') && faults[name]
    const answer = fault || (isPreflight ? sends(204) : sendsGood())
    response.setHeaders(new Map(Object.entries(corsHeaders(request, 'x-api-key'))))
    request.resume()
    answer(response)
    return true
  }, 0)
}
