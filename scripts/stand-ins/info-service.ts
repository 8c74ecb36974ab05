import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { corsHeaders, preflightHeaders } from './cors-headers.ts'
import { type ListeningServer, listen } from './listen.ts'
import { parseInfoRequest } from './parse-info-request.ts'
import { readBody } from './read-body.ts'
import { refuse, UnacceptableRequest } from './refuse.ts'
import { chooseScenario } from './scenarios.ts'
import { sendAnswer } from './send-answer.ts'
import { sendFile } from './send-file.ts'

const apiPath = '/api/getwebsiteinfo'
const loginPath = '/api/login'
const imagesFolder = fileURLToPath(new URL('./images/', import.meta.url))

export type InfoServiceOptions = {
  apiKey: string
  apiKeyHeader: string
  /** Where brand images are; by default the host that was asked. */
  imagesOrigin?: string
  /** Gets one line for each answered call; never the key, the secretKey or the gclid. */
  log?: (line: string) => void
}

/** One request under `/api/`, preflights included; image requests are not kept. */
export type InfoRequest = {
  method: string
  path: string
  headers: Record<string, string>
  /** The JSON that came, `undefined` where there was none or it could not be read. */
  body: unknown
  time: Date
}

export type InfoServiceHandler = {
  /** Answers `/api/` and `/images/` and gives true; gives false for any other path, untouched. */
  handler: (request: IncomingMessage, response: ServerResponse) => boolean
  requests: InfoRequest[]
  /** Ends every delayed and every hanging answer. */
  close: () => void
}

export type InfoService = ListeningServer & { requests: InfoRequest[] }

/**
 * Starts a stand-in of the info service (specification §7) on a port of its own, 0 for any free
 * one. Rejects when the port is taken.
 */
export async function startInfoService(
  options: InfoServiceOptions & { port: number },
): Promise<InfoService> {
  const service = infoServiceHandler(options)
  const server = createServer((request, response) => {
    if (!service.handler(request, response)) {
      refuse(response, 404, `There is nothing at ${pathOf(request)}`, corsHeaders(request))
    }
  })
  const listening = await listen(server, options.port)
  return {
    ...listening,
    requests: service.requests,
    close: () => {
      service.close()
      return listening.close()
    },
  }
}

/** The same service as a request handler, to be mounted on the origin of another server. */
export function infoServiceHandler(options: InfoServiceOptions): InfoServiceHandler {
  const requests: InfoRequest[] = []
  const closing = new AbortController()
  const open = new Set<ServerResponse>()

  return {
    requests,
    close: () => {
      closing.abort()
      for (const response of open) response.destroy()
    },
    handler: (request, response) => {
      const path = pathOf(request)
      if (path.startsWith('/images/')) {
        const headers = {
          'Cache-Control': 'public, max-age=604800',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        }
        void sendFile(response, imagesFolder, path.slice('/images/'.length), headers)
        return true
      }
      if (!path.startsWith('/api/')) return false
      const received = receivedRequest(request, options.apiKeyHeader)
      requests.push(received)
      open.add(response)
      response.once('close', () => open.delete(response))
      void answer(request, response, received, options, closing.signal)
      return true
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  received: InfoRequest,
  options: InfoServiceOptions,
  signal: AbortSignal,
): Promise<void> {
  const cors = corsHeaders(request)
  try {
    if (received.path === loginPath) {
      // Where the redirect scenario leads.
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

function receivedRequest(request: IncomingMessage, apiKeyHeader: string): InfoRequest {
  const kept = ['origin', 'referer', 'content-type', 'cookie', apiKeyHeader.toLowerCase()]
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    kept.includes(name) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    method: request.method ?? '',
    path: pathOf(request),
    headers: Object.fromEntries(headers),
    body: undefined,
    time: new Date(),
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}
