import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { drawBrandImage } from './brand-images.ts'
import type { Handler } from './listen.ts'
import {
  answer,
  corsHeaders,
  pathOf,
  preflightHeaders,
  readJsonObject,
  UnacceptableRequest,
} from './request.ts'
import { chooseScenario, type ScenarioAnswer } from './scenarios.ts'

const apiPath = '/api/getwebsiteinfo'
/** Where the `redirect` scenario leads. */
const loginPath = '/api/login'

export type InfoServiceOptions = { apiKey: string; apiKeyHeader: string }

/** One request under `/api/`, preflights included. */
export type InfoRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The JSON that came, `undefined` where there was none or it could not be read. */
  body: unknown
}

/**
 * Returns a stand-in of the info service (specification §7), to be mounted on a server: it answers
 * `/api/` and `/images/`. Each call is answered as its secretKey says, or refused with a reason.
 */
export function infoServiceHandler(options: InfoServiceOptions): {
  handler: Handler
  requests: InfoRequest[]
} {
  const requests: InfoRequest[] = []
  const handler: Handler = (request, response) => {
    const path = pathOf(request)
    if (path.startsWith('/images/')) {
      sendImage(response, path)
      return true
    }
    if (!path.startsWith('/api/')) return false
    const { method = '', headers } = request
    const received: InfoRequest = { method, path, headers, body: undefined }
    requests.push(received)
    for (const [name, value] of Object.entries(corsHeaders(request)))
      response.setHeader(name, value)
    return answer(response, () => answerCall(request, response, received, options))
  }
  return { handler, requests }
}

function sendImage(response: ServerResponse, path: string): void {
  const svg = drawBrandImage(path.slice('/images/'.length))
  if (svg === null) return void response.writeHead(404).end()
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=604800',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(svg)
}

async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  received: InfoRequest,
  { apiKey, apiKeyHeader }: InfoServiceOptions,
): Promise<void> {
  if (received.path === loginPath) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>Log in</title><p>Please log in.</p>')
    return
  }
  if (received.path.replace(/\/$/, '') !== apiPath)
    throw new UnacceptableRequest(404, `There is nothing at ${received.path}`)
  if (received.method === 'OPTIONS') {
    response.writeHead(204, preflightHeaders(apiKeyHeader)).end()
    return
  }
  if (received.method !== 'POST')
    throw new UnacceptableRequest(405, `The method has to be POST, not ${received.method}`)
  if (request.headers[apiKeyHeader.toLowerCase()] !== apiKey)
    throw new UnacceptableRequest(401, `The header ${apiKeyHeader} has no valid key`)
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new UnacceptableRequest(400, 'The content type has to be application/json')
  const body = await readJsonObject(request)
  received.body = body
  const [, scenario] = chooseScenario(parseSecretKey(body))
  const imagesOrigin = `http://${request.headers.host ?? 'localhost'}`
  await sendAnswer(response, scenario.answer(imagesOrigin))
}

/** Checks the body of the info call (specification §7) and returns its secretKey. */
function parseSecretKey({ webSiteName, ...keys }: Record<string, unknown>): string | null {
  if (typeof webSiteName !== 'string' || webSiteName === '')
    throw new UnacceptableRequest(400, 'webSiteName has to be a text that is not empty')
  const textOrNull = (field: string): string | null => {
    const value = keys[field]
    if (value === null || typeof value === 'string') return value
    throw new UnacceptableRequest(400, `${field} has to be a text or null`)
  }
  textOrNull('gclid')
  return textOrNull('secretKey')
}

/** Sends what a scenario says, in the way it says. */
async function sendAnswer(response: ServerResponse, answer: ScenarioAnswer): Promise<void> {
  const { delivery = 'whole', status = 200, headers = {}, body = '', withCors = true } = answer
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
