import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Only the core of http-server, whose server uses deprecated APIs of Node.
import createMiddleware from 'http-server/lib/core/index.js'
import { build } from 'vite'
import { mapValues } from '../../shared/content/records.ts'
import { type DistFile, writeFiles } from '../build/dist-file.ts'
import type { Settings } from '../build/settings.ts'
import { readSiteFile, type SiteFile, siteFileOf } from '../build/site-file.ts'
import { type ListeningServer, requestPath } from '../serve/server.ts'
import { scenarios } from '../serve/stand-ins/scenarios.ts'
import { startSite } from '../serve/stand-ins/start-site.ts'
import { filesBelow } from '../system/files-below.ts'
import type { Comparison } from './browser/comparison.ts'
import { framedPage } from './browser/framed-page.ts'
import { stillPage } from './browser/still-page.ts'
import { comparedGames } from './build-commit.ts'
import { reportFolder } from './report-folder.ts'

/** No page may frame the compare page, which frames sites of this machine. */
const comparePageHeaders = {
  'Content-Security-Policy':
    "default-src 'self'; frame-src http://127.0.0.1:* http://localhost:*; img-src data:; base-uri 'none'; frame-ancestors 'none'",
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
    base && (await startSite(copyForFrame(base.dist, games), port && port + 1, settings))
  const comparison: Comparison = {
    addresses: readSiteFile(dist).pages.map(({ address }) => address),
    scenarios: mapValues(scenarios, ({ shows }) => shows),
    ...(base && baseSite && { base: { name: base.name, origin: baseSite.origin } }),
    hasReport: existsSync(join(report, 'index.html')),
  }
  const copy = copyForFrame(dist, games)
  await buildComparePage(copy)
  writeFileSync(join(copy, '@compare/comparison.json'), JSON.stringify(comparison))
  const sendReport = createMiddleware({
    root: report,
    baseDir: '/@report',
    showDir: false,
    cache: -1,
  })
  const site = await startSite(copy, port, settings, (request, response) => {
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

/** Adds `@compare.html`, and its script and styles, to the folder of a site. */
async function buildComparePage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: join(import.meta.dirname, 'browser'),
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: '@compare',
      rolldownOptions: { input: '@compare.html' },
    },
  })
}

/** Copies a built `dist` so that its pages tell the page around them what happens in them. */
function copyForFrame(dist: string, games: ServeInput['games']): string {
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
    { path: '@compare/framed-page.js', bytes: `(${stillPage})();(${framedPage})()` },
  ])
  writeFileSync(siteFileOf(copy), JSON.stringify(siteFile))
  return copy
}
