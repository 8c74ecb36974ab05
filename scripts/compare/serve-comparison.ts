import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'rolldown'
import type { Settings } from '../build/settings.ts'
import { writeDist } from '../build/write-dist.ts'
import { answer, type ListeningServer, pathOf, sendJson } from '../serve/server.ts'
import { startSite } from '../stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { knownSite } from './known-site.ts'

/** The compare page frames the site, and nobody frames the compare page. */
const ownHeaders = `
/@compare/*
  Content-Security-Policy: default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'
`

const browserFile = (name: string): string => join(import.meta.dirname, 'browser', name)

/** Axe, as pages load it. */
export const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Returns a script of the browser folder with all that it imports. */
export async function bundleScript(name: string): Promise<string> {
  const format = name === 'probe.ts' ? 'iife' : 'esm'
  const { output } = await build({ input: browserFile(name), write: false, output: { format } })
  return output[0].code
}

/**
 * Serves a copy of a built `dist` to be compared: each page with axe and the probe as its first
 * scripts, and the compare page at `/@compare/`. `report` is the last report’s summary.json, which
 * need not be there. Rejects when the port is taken.
 */
export async function serveComparison(
  dist: string,
  port: number,
  settings: Settings,
  report = '',
): Promise<ListeningServer> {
  const site = knownSite(process.cwd(), Object.values(settings.games))
  const own: Record<string, string> = {
    '@compare.html': readFileSync(browserFile('compare-page.html'), 'utf8'),
    '@compare/compare-page.css': readFileSync(browserFile('compare-page.css'), 'utf8'),
    '@compare/compare-page.js': await bundleScript('compare-page.ts'),
    '@compare/probe.js': axeSource + (await bundleScript('probe.ts')),
    '@compare/site.json': JSON.stringify(site),
  }
  // A folder for each process, because another one may compare at the same time.
  const copy = `${dist}-${process.pid}`
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  writeDist(copy, [
    ...filesBelow(dist).map(path => toCompare(path, readFileSync(join(dist, path)))),
    ...Object.entries(own).map(([path, bytes]) => ({ path, bytes })),
  ])
  return startSite(copy, port, settings, (request, response) => {
    if (pathOf(request) !== '/@compare/report.json') return false
    // Read again each time, because a report can run meanwhile.
    return answer(response, async () =>
      sendJson(response, 200, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null),
    )
  })
}

/** Returns a file of `dist` for the copy, in which the probe runs first on each page. */
function toCompare(path: string, bytes: Buffer): DistFile {
  const probe = '<script src="/@compare/probe.js"></script>'
  if (path.endsWith('.html') && !path.startsWith('slot/'))
    return { path, bytes: `${bytes}`.replace('<meta charset="utf-8">', `$&${probe}`) }
  return path === '_headers' ? { path, bytes: bytes + ownHeaders } : { path, bytes }
}
