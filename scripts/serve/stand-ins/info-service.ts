import { setTimeout as wait } from 'node:timers/promises'
import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
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

/** Answers as the info service does (spec §7), but refuses calls that the site never makes. */
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
      if (method !== infoMethod) {
        throw httpError(405, `The method must be ${infoMethod}`)
      }
      if (headers[INFO_API_KEY_HEADER.toLowerCase()] !== INFO_API_KEY) {
        throw httpError(401, `The header ${INFO_API_KEY_HEADER} has no valid key`)
      }
      if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
        throw httpError(400, 'The content type must be application/json')
      }
      const { webSiteName, secretKey, gclid } = await readJsonObject(request)
      if (typeof webSiteName !== 'string' || webSiteName === '') {
        throw httpError(400, 'webSiteName must be a text that is not empty')
      }
      if (![secretKey, gclid].every(value => value === null || typeof value === 'string')) {
        throw httpError(400, 'secretKey and gclid must be a text or null')
      }
      const { httpStatus, delayMs, body } = answerTo(`${secretKey}`)
      // A delayed response does not keep the process from ending.
      await wait(delayMs, undefined, { ref: false })
      sendJson(response, httpStatus, body)
    })
  }
