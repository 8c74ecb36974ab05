import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { asError } from '../system/as-error.ts'

/** Answers a request and returns true, or leaves it untouched and returns false. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean

export type ListeningServer = { origin: string; port: number; close: () => Promise<void> }

/** Starts a server for this machine’s names. Listens on a free port if `port` is 0, taken or reserved. */
export async function serve(handler: Handler, port: number): Promise<ListeningServer> {
  const server = createServer((request, response) => {
    if (!refuseOtherNames(request, response) && !handler(request, response)) {
      sendJson(response, 404, { error: `There is nothing at ${requestPath(request)}` })
    }
  })
  // Not `localhost`, which can also be ::1, where another server may listen.
  const listenOn = (number: number) => once(server.listen(number, '127.0.0.1'), 'listening')
  await listenOn(port).catch(() => listenOn(0))
  const listeningPort = portOf(server)
  return {
    origin: `http://127.0.0.1:${listeningPort}`,
    port: listeningPort,
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.')
  }
  return address.port
}

/** This machine's names as browsers write them, perhaps with a port. */
const thisMachine = /^(?:127\.0\.0\.1|\[::1\]|(?:[\w-]+\.)*localhost)(?::\d+)?$/i

export const isThisMachine = (host: string): boolean => thisMachine.test(host)

/**
 * Answers 421 to names other than this machine's, which prevents DNS rebinding. The port can be
 * another one: a program such as SSH or VS Code forwards it from the browser's machine.
 */
const refuseOtherNames: Handler = ({ headers }, response) => {
  const isOther = !isThisMachine(headers.host ?? '')
  if (isOther) {
    sendJson(response, 421, { error: 'This server answers only at names such as localhost' })
  }
  return isOther
}

/** The path without the query, as the client sent it, even if it is invalid. */
export const requestPath = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*/s, '')

/** Reads a request’s body. Throws an `httpError` if it is not a JSON object. */
export async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const value: unknown = await json(request).catch(() => null)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { ...value }
  }
  throw httpError(400, 'The body must be a JSON object')
}

/** Makes an error that `answer` sends with this status. */
export const httpError = (status: number, reason: string) =>
  Object.assign(new Error(reason), { status })

/** Runs a function that answers a request. If the function fails, answers with its error. */
export function answer(response: ServerResponse, respond: () => Promise<void>): true {
  respond().catch((error: unknown) => {
    if (response.destroyed || response.req.errored) {
      return
    }
    if (response.headersSent) {
      return void response.destroy()
    }
    const { status = 500, message }: Error & { status?: number } = asError(error)
    sendJson(response, status, { error: message })
  })
  return true
}

/** Sends a value as JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(value))
}

/** Lets the asking page post JSON, with a key’s header, and read the response. */
export const corsHeaders = (
  { headers: { origin } }: IncomingMessage,
  keyHeader?: string,
): Record<string, string> => ({
  Vary: 'Origin',
  ...(origin && { 'Access-Control-Allow-Origin': origin }),
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': keyHeader ? `content-type, ${keyHeader}` : 'content-type',
})
