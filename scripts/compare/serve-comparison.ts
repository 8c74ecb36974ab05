import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Settings } from '../build/settings.ts'
import { hostHeaders } from '../serve/host-headers.ts'
import { fileAt } from '../serve/serve-dist.ts'
import { type RunningSite, startSite } from '../serve/start-site.ts'
import { pathOf } from '../stand-ins/request.ts'
import type { KnownSite } from './browser/page-facts.ts'

export type ServeComparisonInput = {
  dist: string
  /** 0 for any free one. */
  port: number
  settings: Settings
  /** The compare page and the probe, by name below `/@compare/`. */
  files: Record<string, string>
  site: KnownSite
  /** The last report’s summary.json, which need not be there. */
  report: string
}

const own = '/@compare/'

/** The page frames the site, and nobody frames the page. */
const policy = "default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/**
 * Serves a built `dist` to be compared: each page with the probe as its first script, and the compare
 * page below `/@compare/`. Rejects when the port is taken.
 */
export function serveComparison(input: ServeComparisonInput): Promise<RunningSite> {
  const { dist, port, settings, files, site, report } = input
  const headersOf = hostHeaders(dist)
  const ownFiles: Record<string, () => string | undefined> = {
    'site.json': () => JSON.stringify(site),
    // Read again each time, because a report can run meanwhile.
    'report.json': () => (existsSync(report) ? readFileSync(report, 'utf8') : 'null'),
  }
  return startSite(dist, port, settings, (request, response) => {
    const path = pathOf(request)
    const name = path.startsWith(own) ? path.slice(own.length) : undefined
    if (name !== undefined) send(response, name, ownFiles[name]?.() ?? files[name])
    else if (/\.\w+$|^\/(api|images)\//.test(path)) return false
    else sendPage(response, dist, path, headersOf(path))
    return true
  })
}

function send(response: ServerResponse, name: string, text: string | undefined): void {
  const ending = name.split('.').at(-1) || 'html'
  const headers = {
    'Content-Type': `text/${ending.replace(/^js$/, 'javascript')}; charset=utf-8`,
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
