import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { forwardInfoCall, isInfoCall } from '../build/hosts/forward-info-call.ts'
import type { Settings } from '../build/settings.ts'
import { answer, type Handler, pathOf } from './server.ts'

/** Returns a handler that forwards calls to the info service as hosts do (`INFO_FORWARDED`). */
export const forwardCalls =
  (settings: Settings): Handler =>
  (request, response) => {
    if (!isInfoCall(request.method, pathOf(request))) {
      return false
    }
    return answer(response, async () => {
      const call = {
        body: request,
        origin: request.headers.origin,
        visitor: request.socket.remoteAddress ?? '',
      }
      const { status, headers, body } = await forwardInfoCall(call, {
        origin: settings.infoForwardedTo,
        keyHeader: settings.infoApiKeyHeader,
        key: settings.infoApiKey,
        timeoutMs: settings.infoTimeoutMs,
      })
      response.writeHead(status, Object.fromEntries(headers))
      await pipeline(Readable.from(body ?? []), response)
    })
  }
