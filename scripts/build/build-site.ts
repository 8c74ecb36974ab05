import { join } from 'node:path'
import { describe } from '../content/finding.ts'
import { parsedPages, rememberParsed } from '../content/parse-markdown.ts'
import { type AlteredAddress, alteredAddresses } from './altered-addresses.ts'
import { loadRenderer } from './bundle-variants.ts'
import { type ComposedSite, composeSite } from './compose-site.ts'
import { readSite } from './read-words.ts'
import type { Renders } from './render-changed.ts'
import { readSaved, save, sourcesKey } from './saved.ts'
import type { Settings } from './settings.ts'
import { bothEnded, readParts, type SiteParts } from './site-parts.ts'
import { takeTurn } from './take-turn.ts'
import { writeDist } from './write-dist.ts'

export type BuildInput = {
  root: string
  /** The command that builds. `build` writes `dist/`, every other `.build/<command>/dist`. */
  command: string
  settings: Settings
  /** Told what is being done. */
  progress?: (step: string) => void
  /** Takes all but the words from the command's last build, if nothing else has changed since. */
  onlyContent?: boolean
}

export type BuildResult = Omit<ComposedSite, 'renders'> & {
  /** The folder that was written. */
  dist: string
  scripts: SiteParts['scripts']
  /** What is not translated, and the like: nothing that stops a build. */
  notes: string[]
  /** The paths in `dist` whose bytes are new. */
  written: string[]
  /** The pages that differ from the last build's; null when that cannot be told. */
  altered: AlteredAddress[] | null
}

/**
 * Builds the site: words, pictures, styles and scripts in, a folder for a host out. A second build
 * of the same command waits for the first. Throws a ContentError when the words cannot be published.
 */
export async function buildSite(input: BuildInput): Promise<BuildResult> {
  const state = join(input.root, '.build', input.command)
  const endTurn = await takeTurn(state, input.progress ?? (() => {}))
  try {
    return await build(input, state)
  } finally {
    endTurn()
  }
}

async function build(input: BuildInput, state: string): Promise<BuildResult> {
  const { root, command, settings, progress = () => {}, onlyContent = false } = input
  const dist = command === 'build' ? join(root, 'dist') : join(state, 'dist')
  const saved = { renders: join(state, 'renders'), parsed: join(state, 'parsed') }
  const key = sourcesKey(root, settings)
  const known = onlyContent ? readParts(root, command, settings) : null
  const last = known && readSaved<Renders>(saved.renders, key)
  if (onlyContent && !known)
    progress('more than words is new since the last build, so all is built')

  async function makeParts() {
    if (known) return known
    progress('pictures, styles and scripts')
    // Loaded only here, because an edited word is built sooner than the bundlers are loaded.
    return (await import('./build-parts.ts')).buildParts(root, command, settings)
  }
  async function read() {
    progress('words')
    if (onlyContent) rememberParsed(readSaved(saved.parsed, key))
    return readSite(root)
  }
  const [parts, { words, findings, pictureFiles }] = await bothEnded(makeParts(), read())

  progress('pages')
  const load = () => loadRenderer(root, parts.prerender)
  const { renders, ...site } = await composeSite({
    words,
    pictures: pictureFiles,
    parts,
    settings,
    now: new Date(),
    last,
    load,
  })
  save(saved.renders, key, renders)
  save(saved.parsed, key, parsedPages())
  return {
    ...site,
    dist,
    scripts: parts.scripts,
    notes: findings.map(describe),
    written: writeDist(dist, site.files),
    altered: last && alteredAddresses(site.routes, last, renders),
  }
}
