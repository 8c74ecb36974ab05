import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { Settings } from '../build/settings.ts'
import { hostHeaders } from '../serve/host-headers.ts'
import { serveDist } from '../serve/serve-dist.ts'
import { infoServiceHandler } from '../stand-ins/info-service.ts'
import type { ListeningServer } from '../stand-ins/listen.ts'
import { pathOf } from '../stand-ins/request.ts'
import { framedPage } from './framed-page.ts'

const own = '/@compare/'
const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'max-age=600' }
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export type OwnFile = { headers: Record<string, string>; body: string | Uint8Array }

export type ServeComparisonInput = {
  dist: string
  /** 0 for any free one. */
  port: number
  settings: Pick<Settings, 'infoApiKey' | 'infoApiKeyHeader'>
  /** What stands below `/@compare/`, by name: the probe, and for the compare page its own files. */
  ownFile: (name: string) => OwnFile | undefined
}

/**
 * Serves a built `dist` to be compared: each page with the probe as its first script and its own
 * policy, relaxed only so far that our own page may frame it; the stand-in info service beside it,
 * and below `/@compare/` what is the comparison's own. Rejects when the port is taken.
 */
export async function serveComparison(input: ServeComparisonInput): Promise<ListeningServer> {
  const { dist, port, settings, ownFile } = input
  const service = infoServiceHandler({
    apiKey: settings.infoApiKey,
    apiKeyHeader: settings.infoApiKeyHeader,
  })
  const headersOf = hostHeaders(dist)
  const axe = { headers: script, body: readFileSync(axeFile) }
  return serveDist({
    dist,
    port,
    mount: (request, response) => {
      if (service.handler(request, response)) return true
      const path = pathOf(request)
      if (path.startsWith(own)) {
        const name = path.slice(own.length)
        send(response, name === 'axe.js' ? axe : ownFile(name))
        return true
      }
      const page = framedPage(dist, path, headersOf)
      if (page) response.writeHead(page.status, page.headers).end(page.html)
      return page !== undefined
    },
  })
}

function send(response: ServerResponse, file: OwnFile | undefined): void {
  if (file) response.writeHead(200, file.headers).end(file.body)
  else response.writeHead(404).end()
}
