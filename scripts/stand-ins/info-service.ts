import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { answerInfoCall, type InfoServiceOptions } from './answer-info-call.ts'
import { corsHeaders } from './cors-headers.ts'
import { type ListeningServer, listen } from './listen.ts'
import { type InfoRequest, pathOf, receiveInfoRequest } from './receive-info-request.ts'
import { refuse } from './refuse.ts'
import { sendFile } from './send-file.ts'

const imagesFolder = fileURLToPath(new URL('./images/', import.meta.url))
const imageHeaders = {
  'Cache-Control': 'public, max-age=604800',
  'Cross-Origin-Resource-Policy': 'cross-origin',
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
        void sendFile(response, imagesFolder, path.slice('/images/'.length), imageHeaders)
        return true
      }
      if (!path.startsWith('/api/')) return false
      const received = receiveInfoRequest(request, options.apiKeyHeader)
      requests.push(received)
      open.add(response)
      response.once('close', () => open.delete(response))
      void answerInfoCall(request, response, received, options, closing.signal)
      return true
    },
  }
}
