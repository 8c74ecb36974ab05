import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
// Only its core: the server around it uses deprecated APIs of Node.
import createMiddleware from 'http-server/lib/core/index.js'
import { build } from 'rolldown'
import type { Settings } from '../build/settings.ts'
import { type ListeningServer, pathOf } from '../serve/server.ts'
import { startSite } from '../serve/stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import { writeFiles } from '../system/write-file.ts'
import { expectationsOf } from './expectations.ts'

/** The compare page may frame the site, and no page may frame the compare page. */
const ownHeaders = `
/@compare/*
  Content-Security-Policy: default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'
`

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Axe, as pages load it. */
export const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Returns a script of the browser folder with all its imports. */
export async function bundleScript(name: string): Promise<string> {
  const input = join(import.meta.dirname, 'browser', name)
  const format = name === 'probe.ts' ? 'iife' : 'esm'
  const { output } = await build({ input, write: false, output: { format } })
  return output[0].code
}

/**
 * Serves a copy of a built `dist` in which axe and the probe are the first scripts of each page,
 * the compare page at `/@compare/`, and the report in a folder, if there is one, at `/@report/`.
 */
export async function serveComparison(
  dist: string,
  port: number,
  settings: Settings,
  report = '.build/report',
): Promise<ListeningServer> {
  const own: Record<string, string> = {
    '@compare.html': read('browser/compare-page.html'),
    '@compare/compare-page.css': read('../system/tool-look.css') + read('browser/compare-page.css'),
    '@compare/compare-page.js': await bundleScript('compare-page.ts'),
    '@compare/probe.js': axeSource + (await bundleScript('probe.ts')),
    '@compare/expectations.json': JSON.stringify(expectationsOf(process.cwd(), settings)),
  }
  const fileOf = (path: string) => {
    const bytes = readFileSync(join(dist, path))
    const probe = '$&<script src="/@compare/probe.js"></script>'
    if (path === '_headers') {
      return { path, bytes: bytes + ownHeaders }
    }
    const isPage = path.endsWith('.html') && !path.startsWith('slot/')
    return { path, bytes: isPage ? `${bytes}`.replace('<meta charset="utf-8">', probe) : bytes }
  }
  // One folder per process, because two comparisons may run at the same time.
  const copy = `${dist}-${process.pid}`
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  writeFiles(copy, [
    ...filesBelow(dist).map(fileOf),
    ...Object.entries(own).map(([path, bytes]) => ({ path, bytes })),
  ])
  const sendReport = createMiddleware({
    root: report,
    baseDir: '/@report',
    showDir: false,
    cache: -1,
  })
  return startSite(copy, port, settings, (request, response) => {
    const isReport = pathOf(request).startsWith('/@report/')
    if (isReport) {
      sendReport(request, response)
    }
    return isReport
  })
}
