import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'rolldown'
import type { Settings } from '../build/settings.ts'
import { hostHeaders } from '../serve/host-headers.ts'
import { fileAt } from '../serve/serve-dist.ts'
import { pathOf } from '../serve/server.ts'
import { type RunningSite, startSite } from '../serve/start-site.ts'
import { knownSite } from './known-site.ts'

export type ServeComparisonInput = {
  dist: string
  /** 0 for any free one. */
  port: number
  settings: Settings
  /** The last report’s summary.json, which need not be there. */
  report: string
}

const own = '/@compare/'

const ownHeaders = {
  // The page frames the site, and nobody frames the page.
  'Content-Security-Policy':
    "default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-cache',
}

const browserFile = (name: string): string => join(import.meta.dirname, 'browser', name)

/** The file of axe, as pages load it. */
export const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Returns a script of the browser folder with all that it imports. */
export async function bundleScript(name: string): Promise<string> {
  const format = name === 'probe.ts' ? 'iife' : 'esm'
  const { output } = await build({ input: browserFile(name), write: false, output: { format } })
  return output[0].code
}

/**
 * Serves a built `dist` to be compared: each page with axe and the probe as its first scripts, and the
 * compare page below `/@compare/`. Rejects when the port is taken.
 */
export async function serveComparison(input: ServeComparisonInput): Promise<RunningSite> {
  const { dist, port, settings, report } = input
  const headersOf = hostHeaders(dist)
  const { site } = knownSite(process.cwd(), Object.values(settings.games))
  const files: Record<string, string> = {
    '': readFileSync(browserFile('compare-page.html'), 'utf8'),
    'compare-page.css': readFileSync(browserFile('compare-page.css'), 'utf8'),
    'compare-page.js': await bundleScript('compare-page.ts'),
    'probe.js': readFileSync(axeFile, 'utf8') + (await bundleScript('probe.ts')),
    'site.json': JSON.stringify(site),
  }
  return startSite(dist, port, settings, (request, response) => {
    const path = pathOf(request)
    if (path === `${own}report.json`)
      // Read again each time, because a report can run meanwhile.
      send(response, path, existsSync(report) ? readFileSync(report, 'utf8') : 'null')
    else if (path.startsWith(own)) send(response, path, files[path.slice(own.length)])
    else if (/\.\w+$|^\/(api|images)\//.test(path)) return false
    else sendPage(response, dist, path, headersOf(path))
    return true
  })
}

function send(response: ServerResponse, path: string, text: string | undefined): void {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.replace(/^js$/, 'javascript') ?? 'html'
  const type = `text/${ending}; charset=utf-8`
  response.writeHead(text === undefined ? 404 : 200, { ...ownHeaders, 'Content-Type': type })
  response.end(text)
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
