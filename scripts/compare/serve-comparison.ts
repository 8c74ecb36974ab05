import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Settings } from '../build/settings.ts'
import { hostHeaders } from '../serve/host-headers.ts'
import { fileAt } from '../serve/serve-dist.ts'
import { startSite } from '../serve/start-site.ts'
import { pathOf } from '../stand-ins/request.ts'
import type { KnownSite } from './browser/page-facts.ts'

export type ServeComparisonInput = {
  dist: string
  /** 0 for any free one. */
  port: number
  settings: Settings
  /** The compare page and the probe, by name below `/@compare/`. */
  files: Record<string, string>
  data: KnownSite
  /** The last report’s summary.json, which need not be there. */
  report: string
}

const own = '/@compare/'
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** As strict as the site’s own policy, but it frames the site. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * Serves a built `dist` to be compared: each page with the probe as its first script, and the compare
 * page below `/@compare/`. Rejects when the port is taken.
 */
export function serveComparison({
  dist,
  port,
  settings,
  files,
  data,
  report,
}: ServeComparisonInput) {
  const headersOf = hostHeaders(dist)
  function ownFile(name: string): string | undefined {
    if (name === 'axe.js') return readFileSync(axeFile, 'utf8')
    if (name === 'data.json') return JSON.stringify(data)
    // Read again each time, because a report can run meanwhile.
    if (name === 'report.json') return existsSync(report) ? readFileSync(report, 'utf8') : 'null'
    return files[name]
  }
  return startSite(dist, port, settings, (request, response) => {
    const path = pathOf(request)
    if (path.startsWith(own)) {
      send(response, path.slice(own.length), ownFile(path.slice(own.length)))
      return true
    }
    const isPage = !/\.\w+$|^\/(api|images)\//.test(path)
    if (isPage) sendPage(response, dist, path, headersOf(path))
    return isPage
  })
}

function send(response: ServerResponse, name: string, text: string | undefined): void {
  const ending = name.split('.').at(-1) || 'html'
  const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' }
  const headers = {
    'Content-Type': `${types[ending] ?? `text/${ending}`}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
  }
  if (text === undefined) response.writeHead(404).end()
  else response.writeHead(200, headers).end(text)
}

/** Sends the page that a host would: our own page may frame it, and the probe runs first. */
function sendPage(
  response: ServerResponse,
  dist: string,
  path: string,
  { 'X-Frame-Options': _, ...headers }: Record<string, string>,
): void {
  const file = fileAt(dist, path)
  const html = readFileSync(join(dist, file ?? '404.html'), 'utf8')
  const policy = headers['Content-Security-Policy'] ?? ''
  response.writeHead(file ? 200 : 404, {
    ...headers,
    'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(
    html.replace('<meta charset="utf-8">', '$&<script src="/@compare/probe.js"></script>'),
  )
}
