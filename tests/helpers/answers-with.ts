import type { ServerResponse } from 'node:http'
import type { Intercept } from './own-site-test.ts'

/** Has the info call answered by `send`, and everything else as always. */
export const answersWith =
  (send: (response: ServerResponse) => unknown): Intercept =>
  (request, response) => {
    if (!request.url?.startsWith('/api/')) return false
    request.resume()
    send(response)
    return true
  }
