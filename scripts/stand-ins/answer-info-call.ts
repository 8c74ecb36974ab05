import type { IncomingMessage, ServerResponse } from 'node:http'
import { corsHeaders, preflightHeaders } from './cors-headers.ts'
import { parseInfoRequest } from './parse-info-request.ts'
import { readBody } from './read-body.ts'
import type { InfoRequest } from './receive-info-request.ts'
import { refuse, UnacceptableRequest } from './refuse.ts'
import { chooseScenario } from './scenarios.ts'
import { sendAnswer } from './send-answer.ts'

const apiPath = '/api/getwebsiteinfo'
/** Where the `redirect` scenario leads. */
const loginPath = '/api/login'

export type InfoServiceOptions = {
  apiKey: string
  apiKeyHeader: string
  /** Where brand images are; by default the host that was asked. */
  imagesOrigin?: string
  /** Gets one line for each answered call; never the key, the secretKey or the gclid. */
  log?: (line: string) => void
}

/**
 * Answers one request under `/api/`: as its scenario says, or with a refusal that names what is
 * wrong with it. Fills in the body of what was received. The signal ends it unanswered.
 */
export async function answerInfoCall(
  request: IncomingMessage,
  response: ServerResponse,
  received: InfoRequest,
  options: InfoServiceOptions,
  signal: AbortSignal,
): Promise<void> {
  const cors = corsHeaders(request)
  try {
    if (received.path === loginPath) {
      response.writeHead(200, { ...cors, 'Content-Type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><title>Log in</title><p>Please log in.</p>')
      return
    }
    if (received.path.replace(/\/$/, '') !== apiPath) {
      throw new UnacceptableRequest(404, `There is nothing at ${received.path}`)
    }
    if (received.method === 'OPTIONS') {
      response.writeHead(204, { ...cors, ...preflightHeaders(options.apiKeyHeader) }).end()
      return
    }
    checkMethodKeyAndType(request, options)
    const info = parseInfoRequest(await readBody(request), body => {
      received.body = body
    })
    const [name, scenario] = chooseScenario(info.secretKey)
    options.log?.(`info service: ${info.webSiteName} is answered as ${name}`)
    const imagesOrigin = options.imagesOrigin ?? `http://${request.headers.host ?? 'localhost'}`
    await sendAnswer(response, scenario.answer(imagesOrigin), cors, signal)
  } catch (error) {
    if (signal.aborted || request.errored !== null || response.destroyed) {
      response.destroy()
    } else if (error instanceof UnacceptableRequest) {
      options.log?.(`info service: refused with ${error.status}, ${error.message}`)
      const allow: Record<string, string> = error.status === 405 ? { Allow: 'POST, OPTIONS' } : {}
      refuse(response, error.status, error.message, { ...cors, ...allow })
    } else {
      throw error
    }
  }
}

function checkMethodKeyAndType(request: IncomingMessage, options: InfoServiceOptions): void {
  if (request.method !== 'POST') {
    throw new UnacceptableRequest(405, `The method has to be POST, not ${request.method}`)
  }
  if (request.headers[options.apiKeyHeader.toLowerCase()] !== options.apiKey) {
    throw new UnacceptableRequest(401, `The header ${options.apiKeyHeader} has no valid key`)
  }
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new UnacceptableRequest(400, 'The content type has to be application/json')
  }
}
