import { realpathSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, posix } from 'node:path'
// Its core alone: the server around it uses what Node has deprecated.
import createMiddleware from 'http-server/lib/core/index.js'
import { revalidate } from '../build/host-files.ts'
import { pageFile } from '../build/page-files.ts'
import { hostHeaders } from './host-headers.ts'
import { type Handler, type ListeningServer, listen, pathOf } from './server.ts'

/**
 * Serves a built `dist` as a host would: with the headers of its own `_headers`, real 404s and
 * compressed files, so that nobody works without the policy. `mount` answers before. Rejects when the
 * port is taken.
 */
export function serveDist(dist: string, port: number, mount?: Handler): Promise<ListeningServer> {
  const headersOf = hostHeaders(dist)
  const sendFile = createMiddleware({
    root: dist,
    showDir: false,
    gzip: true,
    brotli: true,
    cache: path => headersOf(path)['Cache-Control'] ?? revalidate,
  })
  const server = createServer((request, response) => {
    // Before http-server, which cannot pass a request's body on.
    if (mount?.(request, response)) return
    const path = pathOf(request)
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    // http-server gets names of files alone: odd addresses would make it redirect to other hosts.
    const file = fileAt(dist, path)
    request.url = `/${file ?? '404.html'}`
    request.statusCode = file ? 200 : 404
    sendFile(request, response)
  })
  return listen(server, port)
}

/** Returns the file that hosts find at an address, however its slashes and dots are written. */
function fileAt(dist: string, path: string): string | undefined {
  const address = posix.normalize(decode(path))
  return [pageFile(address), address.slice(1)].find(file => isFile(dist, file))
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether there is a file of that very name: some disks take FI for fi, and all take `..`. */
function isFile(dist: string, name: string): boolean {
  try {
    const file = realpathSync.native(join(dist, name))
    return statSync(file).isFile() && file === join(realpathSync.native(dist), name)
  } catch {
    return false
  }
}
