import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Handler } from '../../scripts/serve/server.ts'

/** Returns what answers the requests for such paths so, and leaves the others. */
export const at =
  (path: RegExp, answer: (response: ServerResponse) => unknown): Handler =>
  (request, response) => {
    if (!path.test(request.url ?? '')) return false
    request.resume()
    answer(response)
    return true
  }

export const sends =
  (status: number, headers: OutgoingHttpHeaders = {}, body = '') =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

export const hangsUp = (response: ServerResponse) => response.socket?.resetAndDestroy()
