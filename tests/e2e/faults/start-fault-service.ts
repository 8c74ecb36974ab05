import { createServer } from 'node:http'
import { type ListeningServer, listen } from '../../../scripts/stand-ins/listen.ts'
import { corsHeaders, preflightHeaders } from '../../../scripts/stand-ins/request.ts'
import { infoFaults } from './info-faults.ts'

/**
 * An info service on an origin of its own that fails in the way that the asking page's host names:
 * a page at http://hang.localhost gets no answer. By the host, for a preflight tells nothing else.
 */
export function startFaultService(): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    const [, name = ''] = /^http:\/\/([^.:]+)\./.exec(request.headers.origin ?? '') ?? []
    const fault = infoFaults[name]
    if (!fault) return void response.writeHead(404).end()
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
