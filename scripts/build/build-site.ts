import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import type { Finding } from '../content/finding.ts'
import { publishable, readContent } from '../content/read-content.ts'
import { buildParts } from './build-parts.ts'
import { claimFolder } from './claim-folder.ts'
import { composeSite } from './compose-site.ts'
import { compressFiles } from './compress-files.ts'
import { type DistFile, writeFiles } from './dist-file.ts'
import { hostFiles } from './hosts/host-files.ts'
import { addressOf, htmlFile } from './html-file.ts'
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
  contentRoot?: string
  command: string
  settings: Settings
}

type BuiltSite = {
  dist: string
  /** The path of every entry page's file, and of the page for unknown paths. */
  entryPages: string[]
  /** Findings that stop no build, such as missing translations. */
  notes: Finding[]
}

/** Builds the site. On an error in words, settings or code, throws a CommandError and keeps `dist`. */
export async function buildSite(input: BuildInput): Promise<BuiltSite> {
  const { root, contentRoot = root, command, settings } = input
  const unfinished = join(root, '.build/unfinished', command)
  // Retries, because Vike goes on writing pages for a while after one of them has failed.
  const remove = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 20 })
  const release = claimFolder(unfinished)
  // A build that was killed leaves files.
  remove()
  try {
    const content = publishable(
      await withPictures(
        contentRoot,
        readContent(filesOnDisk(contentRoot), { siteUrl: settings.SITE_URL }),
      ),
    )
    const parts = await buildParts(root, settings)
    const { site, routes, headers, files } = composeSite({ ...content, parts, settings })
    const paths = [null, ...routes.paths]

    const hosts = join(unfinished, 'hosts')
    writeFiles(hosts, await hostFiles(root, headers, settings))
    const dist = join(unfinished, 'dist')
    const bundle = join(unfinished, 'vike')
    const prerendered = await prerenderPages(root, { site, paths, bundle })
    const compressed = await compressFiles([...files, ...prerendered])
    writeFiles(dist, [...files, ...prerendered, ...marketIndexes(prerendered), ...compressed])

    // Everything that can fail is above.
    const isPublished = command === 'build'
    const folder = join(root, '.build', isPublished ? '' : command)
    const built = join(isPublished ? root : folder, 'dist')
    replaceFolder(join(folder, 'hosts'), hosts)
    replaceFolder(built, dist)
    const entryPages = paths.map(sitePath => htmlFile(addressOf(sitePath)))
    return { dist: built, entryPages, notes: content.findings }
  } finally {
    remove()
    release()
  }
}

/**
 * Copies `fi.html` to `fi/index.html`: simple hosts redirect /fi to /fi/, because there is a folder
 * `fi`.
 */
const marketIndexes = (entryPages: readonly DistFile[]): DistFile[] =>
  entryPages
    .filter(({ path }) => /^[a-z]{2}\.html$/.test(path))
    .map(({ path, bytes }) => ({ path: path.replace('.html', '/index.html'), bytes }))
