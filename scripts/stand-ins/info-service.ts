import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../build/settings.ts'
import {
  answer,
  corsHeaders,
  type Handler,
  pathOf,
  readJsonObject,
  refusal,
  sendJson,
} from '../serve/server.ts'
import { drawImage } from './brands.ts'
import { answerTo } from './scenarios.ts'

/** The key that a call has to carry, and the header it comes in. */
type KeySettings = Pick<Settings, 'infoApiKey' | 'infoApiKeyHeader'>

/**
 * Returns a stand-in of the info service (specification §7), to be mounted on a server: it answers
 * `/api/getwebsiteinfo/` and `/images/`. It answers a call as its secretKey says, or refuses it with
 * a reason.
 */
export const infoServiceHandler =
  (settings: KeySettings): Handler =>
  (request, response) => {
    const path = pathOf(request)
    const [, kind, name] = /^\/images\/(brand|pay)-([a-z]+)\.svg$/.exec(path) ?? []
    if (kind && name) {
      response.writeHead(200, imageHeaders).end(drawImage(kind, name))
      return true
    }
    if (!/^\/api\/getwebsiteinfo\/?$/.test(path)) return false
    response.setHeaders(new Map(Object.entries(corsHeaders(request, settings.infoApiKeyHeader))))
    return answer(response, () => answerCall(request, response, settings))
  }

const imageHeaders = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=604800',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Answers one call that is as the site makes it; refuses every other one with the reason. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { infoApiKey, infoApiKeyHeader }: KeySettings,
): Promise<void> {
  const { method, headers } = request
  if (method === 'OPTIONS') return void response.writeHead(204).end()
  if (method !== 'POST') throw refusal(405, 'The method has to be POST')
  if (headers[infoApiKeyHeader.toLowerCase()] !== infoApiKey)
    throw refusal(401, `The header ${infoApiKeyHeader} has no valid key`)
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw refusal(400, 'The content type has to be application/json')
  const { webSiteName, secretKey, gclid } = await readJsonObject(request)
  if (typeof webSiteName !== 'string' || webSiteName === '')
    throw refusal(400, 'webSiteName has to be a text that is not empty')
  if (![secretKey, gclid].every(value => value === null || typeof value === 'string'))
    throw refusal(400, 'secretKey and gclid have to be a text or null')
  const { httpStatus, delayMs, body } = answerTo(`${secretKey}`, `http://${headers.host}`)
  // A delayed answer keeps no process from ending.
  await wait(delayMs, undefined, { ref: false })
  sendJson(response, httpStatus, body)
}
