import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import type { Finding } from '../content/finding.ts'
import { publishable, readContent } from '../content/read-content.ts'
import { buildParts } from './build-parts.ts'
import { composeSite } from './compose-site.ts'
import { compressFiles } from './compress-files.ts'
import { writeFiles } from './dist-file.ts'
import { hostFiles } from './hosts/host-files.ts'
import { addressOf, pageFile } from './page-file.ts'
import { prerenderPages } from './prerender-pages.ts'
import { replaceFolder } from './replace-folder.ts'
import type { Settings } from './settings.ts'
import { withPictures } from './with-pictures.ts'

/**
 * The command `build` writes to `dist/` and `.build/hosts/`, other commands write to folders with the
 * same names below `.build/<command>/`.
 */
type BuildInput = {
  root: string
  /** The folder whose `shared` and `variants` contain the words. By default the root. */
  content?: string
  command: string
  settings: Settings
}

type BuiltSite = {
  /** The folder of the site. */
  dist: string
  /** The path of every entry page, and of the page for unknown paths. */
  pages: string[]
  /** Findings that stop no build, such as missing translations. */
  notes: Finding[]
}

/** Builds the site. On an error in words, settings or code, throws a CommandError and keeps `dist`. */
export async function buildSite(input: BuildInput): Promise<BuiltSite> {
  const { root, content = root, command, settings } = input
  const unfinished = join(root, '.build/unfinished', command)
  const remove = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
  // A build that was killed leaves files.
  remove()
  try {
    const written = publishable(await withPictures(content, readContent(filesOnDisk(content))))
    const parts = await buildParts(root, settings)
    const { site, routes, headers, files } = composeSite({ ...written, parts, settings })
    const paths = [null, ...routes.paths]
    const pages = paths.map(at => pageFile(addressOf(at)))

    const hosts = join(unfinished, 'hosts')
    writeFiles(hosts, await hostFiles(root, headers, settings))
    const dist = join(unfinished, 'dist')
    const bundle = join(unfinished, 'vike')
    const scripts = await prerenderPages(root, { site, paths, bundle, dist })
    addMarketIndexes(dist, pages)
    const compressed = await compressFiles([...files, ...scripts])
    writeFiles(dist, [...files, ...scripts, ...compressed])

    // Everything that can fail is above.
    const isPublished = command === 'build'
    const own = join(root, '.build', command)
    const built = isPublished ? join(root, 'dist') : join(own, 'dist')
    replaceFolder(isPublished ? join(root, '.build/hosts') : join(own, 'hosts'), hosts)
    replaceFolder(built, dist)
    return { dist: built, pages, notes: written.findings }
  } finally {
    remove()
  }
}

/** Adds `fi/index.html`: simple hosts redirect /fi to /fi/, because there is a folder next to fi.html. */
function addMarketIndexes(folder: string, pages: readonly string[]): void {
  for (const page of pages.filter(path => /^[a-z]{2}\.html$/.test(path))) {
    copyFileSync(join(folder, page), join(folder, page.replace('.html', '/index.html')))
  }
}
