import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../content/finding.ts'
import { publishable } from '../content/read-content.ts'
import { writeWhole } from '../system/write-whole.ts'
import { compressFiles } from './compress-files.ts'
import { type DistFile, writeFiles } from './dist-file.ts'
import { hostFiles } from './hosts/host-files.ts'
import { prerenderSite } from './prerender-site.ts'
import { readSiteContent } from './read-site-content.ts'
import { replaceFolder } from './replace-folder.ts'
import type { Settings } from './settings.ts'
import { type SiteFile, siteFileOf } from './site-file.ts'
import type { EntryPage } from './site-routes.ts'

/**
 * The command `build` writes to `dist/`, `site.json` and `.build/hosts/`, other commands write to the
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
  pages: EntryPage[]
  /** Findings that stop no build, such as missing translations. */
  notes: Finding[]
}

/** Builds the site. On an error in words, settings or code, throws a CommandError and keeps `dist`. */
export async function buildSite(input: BuildInput): Promise<BuiltSite> {
  const { root, contentRoot = root, command, settings } = input
  // A folder of its own, so that builds at the same time do not meet.
  mkdirSync(join(root, '.build/unfinished'), { recursive: true })
  const unfinished = mkdtempSync(join(root, '.build/unfinished', `${command.replace('/', '-')}-`))
  try {
    const content = publishable(await readSiteContent(contentRoot, settings))
    const bundle = join(unfinished, 'vike')
    const { site, pages, assets } = await prerenderSite({ root, content, settings, bundle })
    const files = [...site.files, ...content.pictureFiles, ...assets, ...pages]
    const hosts = join(unfinished, 'hosts')
    writeFiles(hosts, await hostFiles(root, site.headers['/*'], settings))
    const dist = join(unfinished, 'dist')
    writeFiles(dist, [...files, ...marketIndexes(pages), ...(await compressFiles(files))])
    const siteFile: SiteFile = { headers: site.headers, pages: site.routes.pages }

    // Everything that can fail is above.
    const isPublished = command === 'build'
    const folder = join(root, '.build', isPublished ? '' : command)
    const built = join(isPublished ? root : folder, 'dist')
    replaceFolder(built, dist)
    writeWhole(siteFileOf(built), JSON.stringify(siteFile))
    // Last, because the hosts' policy would forbid the scripts of another dist.
    replaceFolder(join(folder, 'hosts'), hosts)
    return { dist: built, pages: siteFile.pages, notes: content.findings }
  } finally {
    // Retries, because Vike goes on for a while after a page has failed.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 20 })
  }
}

/**
 * Copies `fi.html` to `fi/index.html`: simple hosts redirect /fi to /fi/, because there is a folder
 * `fi`.
 */
const marketIndexes = (pages: readonly DistFile[]): DistFile[] =>
  pages
    .filter(({ path }) => /^[a-z]{2}\.html$/.test(path))
    .map(({ path, bytes }) => ({ path: path.replace('.html', '/index.html'), bytes }))
