import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import { withPictures } from '../content/pictures.ts'
import { publishable, readContent } from '../content/read-content.ts'
import { composeSite } from './compose-site.ts'
import { alteredPages, type Renders } from './render-pages.ts'
import { readSaved } from './saved.ts'
import type { Settings } from './settings.ts'
import { siteParts } from './site-parts.ts'
import { takeTurn } from './take-turn.ts'
import { writeDist } from './write-dist.ts'

type BuildInput = {
  root: string
  /** The command that builds. `build` writes `dist/`, every other `.build/<command>/dist`. */
  command: string
  settings: Settings
  /** Told what is being done. */
  progress?: (step: string) => void
}

/** What a build leaves for the next one. */
type Last = { renders: Renders }

/**
 * Builds the site: words, pictures, styles and scripts in, a folder for a host out. What has not
 * changed since the command's last build is taken from there. A second build waits for the first.
 * Throws a ContentError when the words cannot be published.
 */
export const buildSite = ({ root, command, settings, progress = () => {} }: BuildInput) =>
  takeTurn(join(root, '.build'), progress, async () => {
    const { last, keep } = readSaved<Last>(root, join(command, 'last'))
    progress('words')
    const content = publishable(await withPictures(root, readContent(filesOnDisk(root))))
    const parts = await siteParts(root, progress)
    progress('pages')
    const site = await composeSite({ ...content, parts, settings, last: last?.renders })
    keep({ renders: site.renders })
    const dist = join(root, command === 'build' ? 'dist' : `.build/${command}/dist`)
    return {
      ...site,
      /** The folder that was written. */
      dist,
      /** What is not translated, and the like: nothing that stops a build. */
      notes: content.findings.map(describe),
      /** The paths in `dist` whose bytes are new. */
      written: writeDist(dist, site.files),
      /** The pages that differ from the last build's; null where more than words is new. */
      altered: last && alteredPages(last.renders, site.renders),
    }
  })
