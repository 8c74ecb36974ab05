import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../build/settings.ts'
import {
  answer,
  corsHeaders,
  type Handler,
  pathOf,
  readJsonObject,
  UnacceptableRequest,
} from '../serve/server.ts'
import { drawBrandImage } from './brands.ts'
import { type Answer, answerTo } from './scenarios.ts'

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
    if (path.startsWith('/images/')) return sendImage(response, path)
    if (!/^\/api\/getwebsiteinfo\/?$/.test(path)) return false
    response.setHeaders(new Map(Object.entries(corsHeaders(request, settings.infoApiKeyHeader))))
    return answer(response, () => answerCall(request, response, settings))
  }

function sendImage(response: ServerResponse, path: string): true {
  const svg = drawBrandImage(path.slice('/images/'.length))
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=604800',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  response.writeHead(svg ? 200 : 404, headers).end(svg)
  return true
}

/** Answers one call that is as the site makes it; refuses every other one with the reason. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { infoApiKey, infoApiKeyHeader }: KeySettings,
): Promise<void> {
  const { method, headers } = request
  if (method === 'OPTIONS') return void response.writeHead(204).end()
  if (method !== 'POST')
    throw new UnacceptableRequest(405, `The method has to be POST, not ${method}`)
  if (headers[infoApiKeyHeader.toLowerCase()] !== infoApiKey)
    throw new UnacceptableRequest(401, `The header ${infoApiKeyHeader} has no valid key`)
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new UnacceptableRequest(400, 'The content type has to be application/json')
  const { webSiteName, secretKey, gclid } = await readJsonObject(request)
  if (typeof webSiteName !== 'string' || webSiteName === '')
    throw new UnacceptableRequest(400, 'webSiteName has to be a text that is not empty')
  if (!isTextOrNull(secretKey) || !isTextOrNull(gclid))
    throw new UnacceptableRequest(400, 'secretKey and gclid have to be a text or null')
  await sendAnswer(response, answerTo(secretKey, `http://${headers.host}`))
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === 'string'

/** Sends an answer in the way it says. */
export async function sendAnswer(response: ServerResponse, answer: Answer): Promise<void> {
  const { delivery = 'whole', status = 200, headers = {}, body, withCors = true } = answer
  if (delivery === 'reset') response.socket?.resetAndDestroy()
  if (delivery === 'reset' || delivery === 'never') return
  // A delayed answer keeps no process from ending.
  if (answer.delayMs !== undefined) await wait(answer.delayMs, undefined, { ref: false })
  if (!withCors) response.removeHeader('Access-Control-Allow-Origin')
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  })
  if (delivery === 'half') response.write(body.slice(0, body.length / 2))
  else response.end(body)
}
