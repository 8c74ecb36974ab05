import { setTimeout as wait } from 'node:timers/promises'
import { infoPath } from '../../../shared/site-info/site-info-request.ts'
import type { Settings } from '../../build/settings.ts'
import {
  answer,
  corsHeaders,
  type Handler,
  httpError,
  readJsonObject,
  requestPath,
  sendJson,
} from '../server.ts'
import { pictureAt, standInPicture } from './draw-picture.ts'
import { answerTo } from './scenarios.ts'

export const sendImages: Handler = (request, response) => {
  const path = requestPath(request)
  if (!standInPicture.test(path)) {
    return false
  }
  return answer(response, async () => {
    const { contentType, body } = await pictureAt(path)
    response
      .writeHead(200, {
        'Content-Type': contentType,
        'Cache-Control': 'public, max-age=604800',
      })
      .end(body)
  })
}

/** Answers as the info service does (spec §7). Refuses calls without its key or without JSON. */
export const infoServiceHandler =
  ({
    INFO_API_KEY,
    INFO_API_KEY_HEADER,
  }: Pick<Settings, 'INFO_API_KEY' | 'INFO_API_KEY_HEADER'>): Handler =>
  (request, response) => {
    const path = requestPath(request)
    if (sendImages(request, response)) {
      return true
    }
    if (path !== infoPath) {
      return false
    }
    response.setHeaders(new Map(Object.entries(corsHeaders(request, INFO_API_KEY_HEADER))))
    return answer(response, async () => {
      const { method, headers } = request
      if (method === 'OPTIONS') {
        return void response.writeHead(204).end()
      }
      if (headers[INFO_API_KEY_HEADER.toLowerCase()] !== INFO_API_KEY) {
        throw httpError(401, `The header ${INFO_API_KEY_HEADER} has no valid key`)
      }
      if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
        throw httpError(400, 'The content type must be application/json')
      }
      const { secretKey } = await readJsonObject(request)
      const { httpStatus, delayMs, body } = answerTo(`${secretKey}`)
      // A delayed response does not keep the process from ending.
      await wait(delayMs, undefined, { ref: false })
      sendJson(response, httpStatus, body)
    })
  }
