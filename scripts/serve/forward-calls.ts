import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { forwardInfoCall, isInfoCall } from '../build/hosts/forward-info-call.ts'
import type { Settings } from '../build/settings.ts'
import { hostHeaders } from './serve-dist.ts'
import { answer, type Handler, requestPath } from './server.ts'

/** Forwards calls of a built site’s pages as hosts do (`INFO_FORWARDED`). */
export const forwardCalls =
  (dist: string, settings: Settings): Handler =>
  (request, response) => {
    if (!isInfoCall(request.method, requestPath(request))) {
      return false
    }
    return answer(response, async () => {
      const call = {
        body: request,
        origin: request.headers.origin,
        visitorAddress: request.socket.remoteAddress ?? '',
      }
      const { status, headers, body } = await forwardInfoCall(
        call,
        settings,
        hostHeaders(dist, infoPath),
      )
      response.writeHead(status, Object.fromEntries(headers))
      await pipeline(Readable.from(body ?? []), response)
    })
  }
