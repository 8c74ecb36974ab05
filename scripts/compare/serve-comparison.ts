import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
// Its core only: the server around it uses what Node has deprecated.
import createMiddleware from 'http-server/lib/core/index.js'
import { build } from 'rolldown'
import type { Settings } from '../build/settings.ts'
import { writeDist } from '../build/write-dist.ts'
import { type ListeningServer, pathOf } from '../serve/server.ts'
import { startSite } from '../stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { expectationsOf } from './expectations.ts'

/** The compare page frames the site, and nobody frames the compare page. */
const ownHeaders = `
/@compare/*
  Content-Security-Policy: default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'
`

const browserFile = (name: string): string => join(import.meta.dirname, 'browser', name)

/** How the tools look, for a page of one. */
const toolLook = readFileSync(join(import.meta.dirname, '../system/tool-look.css'), 'utf8')

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
 * scripts, the compare page at `/@compare/`, and the last report at `/@report/`: `report` is its
 * folder, which need not be there. Rejects when the port is taken.
 */
export async function serveComparison(
  dist: string,
  port: number,
  settings: Settings,
  report = '.build/report',
): Promise<ListeningServer> {
  const own: Record<string, string> = {
    '@compare.html': readFileSync(browserFile('compare-page.html'), 'utf8'),
    '@compare/compare-page.css': toolLook + readFileSync(browserFile('compare-page.css'), 'utf8'),
    '@compare/compare-page.js': await bundleScript('compare-page.ts'),
    '@compare/probe.js': axeSource + (await bundleScript('probe.ts')),
    '@compare/expectations.json': JSON.stringify(
      expectationsOf(process.cwd(), Object.values(settings.games)),
    ),
  }
  // A folder for each process, because another one may compare at the same time.
  const copy = `${dist}-${process.pid}`
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  writeDist(copy, [
    ...filesBelow(dist).map(path => toCompare(path, readFileSync(join(dist, path)))),
    ...Object.entries(own).map(([path, bytes]) => ({ path, bytes })),
  ])
  const sendReport = createMiddleware({
    root: report,
    baseDir: '/@report',
    showDir: false,
    cache: -1,
  })
  return startSite(copy, port, settings, (request, response) => {
    if (!pathOf(request).startsWith('/@report/')) return false
    sendReport(request, response)
    return true
  })
}

/** Returns a file of `dist` for the copy, in which the probe runs first on each page. */
function toCompare(path: string, bytes: Buffer): DistFile {
  const probe = '<script src="/@compare/probe.js"></script>'
  if (path.endsWith('.html') && !path.startsWith('slot/'))
    return { path, bytes: `${bytes}`.replace('<meta charset="utf-8">', `$&${probe}`) }
  return path === '_headers' ? { path, bytes: bytes + ownHeaders } : { path, bytes }
}
