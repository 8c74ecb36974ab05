import type { ServerResponse } from 'node:http'
import { corsHeaders, type ListeningServer, serve } from '../../../scripts/serve/server.ts'
import { wireAnswer } from '../../../scripts/serve/stand-ins/wire-answer.ts'
import { sends } from '../../helpers/site-test.ts'

type Fault = (response: ServerResponse) => unknown

/** The social casino in Black.css, which a failure never shows. */
const good = JSON.stringify(wireAnswer({ blackSide: false }))

/** Answers that have not ended when the time-out expires. */
export const hangs: Record<string, Fault> = {
  hang: () => {},
  'dripping-body': response => {
    response.writeHead(200).write('{"x":"')
    const drip = setInterval(() => response.write('x'), 50)
    response.once('close', () => clearInterval(drip))
  },
}

/** Faults that need a network, by the page’s host name. `unit/loader` covers what a service can answer. */
export const faults: Record<string, Fault> = {
  reset: ({ socket }) => socket?.resetAndDestroy(),
  ...hangs,
}

/**
 * Starts an info service whose fault is the page’s host name: http://hang.localhost gets no answer,
 * an unknown host gets the social casino.
 */
export function startFaultService(): Promise<ListeningServer> {
  return serve((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const isPreflight = request.method === 'OPTIONS'
    const answer = isPreflight ? sends(204) : (faults[name] ?? sends(200, {}, good))
    response.setHeaders(new Map(Object.entries(corsHeaders(request, 'x-api-key'))))
    request.resume()
    answer(response)
    return true
  }, 0)
}
