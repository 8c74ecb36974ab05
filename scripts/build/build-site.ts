import { describe } from '../content/finding.ts'
import { parsedPages, rememberParsed } from '../content/parse-markdown.ts'
import { type AlteredAddress, alteredAddresses } from './altered-addresses.ts'
import type { DistFile } from './asset.ts'
import { composeSite } from './compose-site.ts'
import { partsKey } from './parts-key.ts'
import { readWords } from './read-words.ts'
import type { Renders } from './render-changed.ts'
import { readSaved, save, savedFile } from './saved.ts'
import type { Settings } from './settings.ts'
import type { SiteParts } from './site-parts.ts'
import type { SiteRoutes } from './site-routes.ts'
import { whenBothEnd } from './when-both-end.ts'
import { writeDist } from './write-dist.ts'

export type BuildInput = {
  root: string
  /** The folder to write, `dist` of the root unless a test wants another. */
  dist: string
  settings: Settings
  now: Date
  /** Told what is being done. */
  progress: (step: string) => void
  /** Take all but the words from the last build, where nothing else has changed since. */
  onlyContent?: boolean
}

export type BuildResult = {
  files: DistFile[]
  pages: DistFile[]
  routes: SiteRoutes
  scripts: SiteParts['scripts']
  /** What nginx is told about `dist`; it stands beside, for nobody is to be served it. */
  nginx: string
  /** What is not translated, and the like: nothing that stops a build. */
  notes: string[]
  /** The paths in `dist/` whose bytes are new. */
  written: string[]
  /** The pages that differ from the last build's; null when that cannot be told. */
  altered: AlteredAddress[] | null
}

/**
 * Builds the site: words, pictures, styles and scripts in, `dist/` out. Throws a ContentError when
 * the words cannot be published.
 */
export async function buildSite(input: BuildInput): Promise<BuildResult> {
  const { root, settings, progress, now, onlyContent = false } = input
  const saved = {
    parts: savedFile(root, 'parts', settings),
    renders: savedFile(root, 'renders', settings),
    parsed: savedFile(root, 'parsed', settings),
  }
  const key = partsKey(root, settings)
  const known = onlyContent ? readSaved<SiteParts>(saved.parts, key) : null
  const last = known && readSaved<Renders>(saved.renders, key)
  if (onlyContent && !known)
    progress('more than words is new since the last build, so all is built')
  // Loaded only where they are needed: an edited word is built sooner than the bundlers are loaded.
  const makeParts = known ? async () => known : (await import('./site-parts.ts')).buildParts
  const read = async () => {
    progress('words')
    if (onlyContent) rememberParsed(readSaved(saved.parsed, key))
    return readWords(root)
  }
  // In this order, for Vike bundles in a process of its own while the words are read.
  const [parts, { words, findings }] = await whenBothEnd(
    makeParts(root, settings, progress),
    read(),
  )

  progress('pages')
  const load = async () => (await import('./render-page.ts')).loadRenderer(root)
  const site = await composeSite({ words, parts, settings, now, last, load })
  save(saved.renders, key, site.renders)
  save(saved.parsed, key, parsedPages())
  return {
    ...site,
    scripts: parts.scripts,
    notes: findings.map(describe),
    written: writeDist(input.dist, site.files),
    altered: last && alteredAddresses(site.routes, last, site.renders),
  }
}
