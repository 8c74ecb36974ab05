import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import httpServer from 'http-server'
import { revalidate } from '../build/host-files.ts'
import { pageFile } from '../build/page-files.ts'
import { type ListeningServer, listen } from '../stand-ins/listen.ts'
import { hostHeaders } from './host-headers.ts'

export type ServeInput = {
  dist: string
  port: number
  /** Answers a request and gives true, or gives false to have the file served. */
  mount?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Serves a built `dist` as a host would: with the headers of its own `_headers`, real 404s and
 * compressed files, so that nobody works without the policy. Rejects when the port is taken.
 */
export function serveDist({ dist, port, mount }: ServeInput): Promise<ListeningServer> {
  const headersOf = hostHeaders(dist)
  const files = httpServer.createServer({
    root: dist,
    showDir: 'false',
    gzip: true,
    brotli: true,
    cache: path => headersOf(path)['Cache-Control'] ?? revalidate,
  })
  const server = createServer((request, response) => {
    // Before http-server, which cannot pass a request's body on.
    if (mount?.(request, response)) return
    const path = request.url?.split('?')[0] ?? '/'
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    if (existsSync(join(dist, pageFile(path)))) {
      request.url = request.url?.replace(/^[^?]*/, `/${pageFile(path)}`)
    }
    files.server.emit('request', request, response)
  })
  return listen(server, port)
}
