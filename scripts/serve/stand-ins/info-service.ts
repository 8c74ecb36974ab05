import { setTimeout as wait } from 'node:timers/promises'
import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
import type { Settings } from '../../build/settings.ts'
import {
  answer,
  corsHeaders,
  type Handler,
  readJsonObject,
  refusal,
  requestPath,
  sendJson,
} from '../server.ts'
import { drawPicture } from './draw-picture.ts'
import { answerTo } from './scenarios.ts'

/** Sends the pictures that the stand-in's answers name. */
export const sendImages: Handler = (request, response) => {
  const [, kind, name, type] =
    /^\/images\/(brand|pay)-([a-z]+)\.(svg|jpg)$/.exec(requestPath(request)) ?? []
  if (!kind || !name) {
    return false
  }
  return answer(response, async () => {
    const drawn = drawPicture(kind, name)
    const headers = { 'Cache-Control': 'public, max-age=604800' }
    if (type === 'svg') {
      return void response
        .writeHead(200, { ...headers, 'Content-Type': 'image/svg+xml' })
        .end(drawn)
    }
    // Imported here, because it takes half a second to load.
    const { default: sharp } = await import('sharp')
    const photo = await sharp(Buffer.from(drawn)).flatten({ background: '#fff' }).jpeg().toBuffer()
    response.writeHead(200, { ...headers, 'Content-Type': 'image/jpeg' }).end(photo)
  })
}

/** Returns a stand-in for the info service (spec §7), which refuses calls that the site never makes. */
export const infoServiceHandler =
  ({ infoApiKey, infoApiKeyHeader }: Pick<Settings, 'infoApiKey' | 'infoApiKeyHeader'>): Handler =>
  (request, response) => {
    const path = requestPath(request)
    if (sendImages(request, response)) {
      return true
    }
    if (path !== infoPath && `${path}/` !== infoPath) {
      return false
    }
    response.setHeaders(new Map(Object.entries(corsHeaders(request, infoApiKeyHeader))))
    return answer(response, async () => {
      const { method, headers } = request
      if (method === 'OPTIONS') {
        return void response.writeHead(204).end()
      }
      if (method !== infoMethod) {
        throw refusal(405, `The method must be ${infoMethod}`)
      }
      if (headers[infoApiKeyHeader.toLowerCase()] !== infoApiKey) {
        throw refusal(401, `The header ${infoApiKeyHeader} has no valid key`)
      }
      if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
        throw refusal(400, 'The content type must be application/json')
      }
      const { webSiteName, secretKey, gclid } = await readJsonObject(request)
      if (typeof webSiteName !== 'string' || webSiteName === '') {
        throw refusal(400, 'webSiteName must be a text that is not empty')
      }
      if (![secretKey, gclid].every(value => value === null || typeof value === 'string')) {
        throw refusal(400, 'secretKey and gclid must be a text or null')
      }
      const { httpStatus, delayMs, body } = answerTo(`${secretKey}`)
      // A delayed response does not keep the process from ending.
      await wait(delayMs, undefined, { ref: false })
      sendJson(response, httpStatus, body)
    })
  }
