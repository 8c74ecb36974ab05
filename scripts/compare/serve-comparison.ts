import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Only the core of http-server, whose server uses deprecated APIs of Node.
import createMiddleware from 'http-server/lib/core/index.js'
import { mapValues } from '../../shared/content/records.ts'
import { bundleScript } from '../build/bundle-script.ts'
import { type DistFile, writeFiles } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import { readSiteFile, type SiteFile, siteFileOf } from '../build/site-file.ts'
import { type Handler, type ListeningServer, requestPath } from '../serve/server.ts'
import { scenarios } from '../serve/stand-ins/scenarios.ts'
import { startSite } from '../serve/stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import type { Comparison } from './browser/comparison.ts'
import { comparedGames } from './build-commit.ts'
import { reportFolder } from './report-folder.ts'

/** No page may frame the compare page, which frames sites of this machine. */
const comparePageHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; frame-src http://127.0.0.1:* http://localhost:*; img-src data:; base-uri 'none'; frame-ancestors 'none'",
}

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

async function bundle(name: string, format: 'es' | 'iife'): Promise<string> {
  const file = `scripts/compare/browser/${name}`
  return (await bundleScript({ root: process.cwd(), file, format })).code
}

type ServeInput = {
  dist: string
  port: number
  settings: Settings
  /** The site with which this one is compared. Without it, the two sides show two variants. */
  base?: { name: string; dist: string }
  report?: string
  /** The stand-ins for the providers' games, which sites name by a fixed address. */
  games?: { origin: string }
}

type ServeFramedInput = Pick<ServeInput, 'dist' | 'port' | 'settings' | 'games'>

/**
 * Serves a built `dist`, the compare page at `/@compare/`, and the report, if there is one, at
 * `/@report/`. Serves the base at the next port.
 */
export async function serveComparison({
  dist,
  port,
  settings,
  base,
  report = reportFolder,
  games,
}: ServeInput): Promise<ListeningServer> {
  const baseSite =
    base && (await serveFramed({ dist: base.dist, port: port && port + 1, settings, games }))
  const comparison: Comparison = {
    addresses: readSiteFile(dist).pages.map(({ address }) => address),
    scenarios: mapValues(scenarios, ({ shows }) => shows),
    ...(base && baseSite && { base: { name: base.name, origin: baseSite.origin } }),
    hasReport: existsSync(join(report, 'index.html')),
  }
  const files: DistFile[] = [
    { path: '@compare.html', bytes: read('browser/compare-page.html') },
    {
      path: '@compare/compare-page.css',
      bytes: read('../system/tool-look.css') + read('browser/compare-page.css'),
    },
    { path: '@compare/compare-page.js', bytes: await bundle('compare-page.ts', 'es') },
    { path: '@compare/comparison.json', bytes: JSON.stringify(comparison) },
  ]
  const sendReport = createMiddleware({
    root: report,
    baseDir: '/@report',
    showDir: false,
    cache: -1,
  })
  const site = await serveFramed({ dist, port, settings, games }, files, (request, response) => {
    const isReport = requestPath(request).startsWith('/@report/')
    if (isReport) {
      sendReport(request, response)
    }
    return isReport
  })
  return {
    ...site,
    close: async () => {
      await Promise.all([site.close(), baseSite?.close()])
    },
  }
}

/** Serves a copy of a built `dist` whose pages tell the page around them what happens in them. */
async function serveFramed(
  { dist, port, settings, games }: ServeFramedInput,
  more: readonly DistFile[] = [],
  ...before: Handler[]
): Promise<ListeningServer> {
  const script = '<meta charset="utf-8"><script src="/@compare/framed-page.js"></script>'
  const parents = "frame-ancestors 'self' http://127.0.0.1:* http://localhost:*"
  const gamesHost = games ? new URL(games.origin).host : comparedGames
  const withGames = (text: string) => text.replaceAll(comparedGames, gamesHost)
  const fileOf = (path: string): DistFile => {
    const bytes = readFileSync(join(dist, path))
    if (!/\.(html|json)$/.test(path)) {
      return { path, bytes }
    }
    const text = withGames(`${bytes}`)
    const isPage = path.endsWith('.html') && !path.startsWith('slot/')
    return { path, bytes: isPage ? text.replace('<meta charset="utf-8">', script) : text }
  }
  // A new folder, because two comparisons may run at the same time.
  const folder = mkdtempSync(`${dist}-`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { headers, pages } = readSiteFile(dist)
  const security = mapValues(headers['/*'], value =>
    withGames(value).replace("frame-ancestors 'self'", parents),
  )
  const siteFile: SiteFile = {
    headers: { ...headers, '/*': security, '/@compare/*': comparePageHeaders },
    pages,
  }
  const copy = join(folder, 'dist')
  writeFiles(copy, [
    // Without the compressed copies of the files that change.
    ...filesBelow(dist)
      .filter(path => !/\.(html|json)\.(br|gz)$/.test(path))
      .map(fileOf),
    { path: '@compare/framed-page.js', bytes: await bundle('framed-page.ts', 'iife') },
    ...more,
  ])
  writeFileSync(siteFileOf(copy), JSON.stringify(siteFile))
  return startSite(copy, port, settings, ...before)
}
