import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pathOf, sendJson } from './request.ts'

/** Answers a request and returns true; returns false for one that is another's, untouched. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean

export type ListeningServer = { origin: string; port: number; close: () => Promise<void> }

/**
 * Lets a server listen on this machine alone, port 0 for any free one. Returns its address and a
 * way to end it together with its open connections. Rejects when the port is taken.
 */
export async function listen(server: Server, port: number): Promise<ListeningServer> {
  // Not `localhost`: that name can stand for ::1 as well, where another server may listen.
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Starts a server of one handler alone; whatever is not its own is answered with 404. */
export const serve = (handler: Handler, port: number): Promise<ListeningServer> =>
  listen(
    createServer((request, response) => {
      if (handler(request, response)) return
      sendJson(response, 404, { error: `There is nothing at ${pathOf(request)}` })
    }),
    port,
  )

/** Starts a server on the wanted port, or on any free one where that is taken or reserved. */
export const onFreePort = <Started>(
  port: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> =>
  start(port).catch(error => {
    if (!['EADDRINUSE', 'EACCES'].includes(Object(error).code)) throw error
    return start(0)
  })
