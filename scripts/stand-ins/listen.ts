import type { Server } from 'node:http'

export type ListeningServer = { origin: string; port: number; close: () => Promise<void> }

/**
 * Lets a server listen on this machine alone, port 0 for any free one. Gives its address and a
 * way to end it together with its open connections. Rejects when the port is taken.
 */
export async function listen(server: Server, port: number): Promise<ListeningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Not `localhost`: on machines without IPv6 that name can still stand for ::1.
    server.listen(port, '127.0.0.1', resolve)
  })
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
