import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import type { Finding } from '../content/finding.ts'
import { withPictures } from '../content/read/pictures.ts'
import { publishable, readContent } from '../content/read-content.ts'
import type { SiteRoutes } from '../content/site-routes.ts'
import { moveFiles, writeFiles } from '../system/write-file.ts'
import { withBuildFolder } from './build-folder.ts'
import { buildParts } from './build-parts.ts'
import { composeSite } from './compose-site.ts'
import { compressFiles } from './compress-files.ts'
import { prerenderPages } from './prerender-pages.ts'
import { replaceFolder } from './replace-folder.ts'
import type { Settings } from './settings.ts'

/** The command `build` writes to `dist/`, other commands write to `.build/<command>/dist`. */
type BuildInput = { root: string; command: string; settings: Settings }

export type BuiltSite = {
  /** The folder of the site. */
  dist: string
  /** The headers of every response, by name. */
  headers: Record<string, string>
  /** The path of every entry page, and of the page for unknown paths. */
  pages: string[]
  routes: SiteRoutes
  /** Findings that stop no build, such as missing translations. */
  notes: Finding[]
}

/** Builds the site. On an error in words or code, throws a CommandError and keeps the old `dist`. */
export const buildSite = ({ root, command, settings }: BuildInput): Promise<BuiltSite> =>
  withBuildFolder(root, async folder => {
    const content = publishable(await withPictures(root, readContent(filesOnDisk(root))))
    const parts = await buildParts(root, settings)
    const { site, routes, headers, files } = composeSite({ ...content, parts, settings })
    const prerendered = await prerenderPages(root, join(folder, 'vike'), site, routes.paths)
    const { pages, scripts } = prerendered

    const unfinished = join(folder, 'dist')
    const compressed = await compressFiles([...files, ...scripts])
    writeFiles(unfinished, [...files, ...scripts, ...compressed])
    moveFiles(prerendered.folder, unfinished, pages)
    addMarketIndexes(unfinished, pages)
    const dist = join(root, command === 'build' ? 'dist' : `.build/${command}/dist`)
    replaceFolder(dist, unfinished)
    return { dist, headers, pages, routes, notes: content.findings }
  })

/** Adds `fi/index.html`: simple hosts redirect /fi to /fi/, because there is a folder next to fi.html. */
function addMarketIndexes(folder: string, pages: readonly string[]): void {
  for (const page of pages.filter(path => /^[a-z]{2}\.html$/.test(path))) {
    copyFileSync(join(folder, page), join(folder, page.replace('.html', '/index.html')))
  }
}
