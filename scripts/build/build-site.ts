import { join } from 'node:path'
import { describe } from '../content/finding.ts'
import { parsedPages, rememberParsed } from '../content/parse-markdown.ts'
import { type AlteredAddress, alteredAddresses } from './altered-addresses.ts'
import { type ComposedSite, composeSite } from './compose-site.ts'
import { readSite } from './read-words.ts'
import type { Renders } from './render-changed.ts'
import { readSaved, save, sourcesKey } from './saved.ts'
import type { Settings } from './settings.ts'
import { builtKit } from './site-parts.ts'
import { takeTurn } from './take-turn.ts'
import { writeDist } from './write-dist.ts'

export type BuildInput = {
  root: string
  /** The command that builds. `build` writes `dist/`, every other `.build/<command>/dist`. */
  command: string
  settings: Settings
  /** Told what is being done. */
  progress?: (step: string) => void
}

export type BuildResult = Omit<ComposedSite, 'renders'> & {
  /** The folder that was written. */
  dist: string
  /** What is not translated, and the like: nothing that stops a build. */
  notes: string[]
  /** The paths in `dist` whose bytes are new. */
  written: string[]
  /** The pages that differ from the last build's; null where more than words is new. */
  altered: AlteredAddress[] | null
}

/**
 * Builds the site: words, pictures, styles and scripts in, a folder for a host out. What has not
 * changed since the command's last build is taken from there. A second build of the same command
 * waits for the first. Throws a ContentError when the words cannot be published.
 */
export function buildSite(input: BuildInput): Promise<BuildResult> {
  const { root, command, progress = () => {} } = input
  const state = join(root, '.build', command)
  return takeTurn(state, progress, () => build({ ...input, progress }, state))
}

async function build(input: Required<BuildInput>, state: string): Promise<BuildResult> {
  const { root, command, settings, progress } = input
  const dist = command === 'build' ? join(root, 'dist') : join(state, 'dist')
  const saved = { renders: join(state, 'renders'), parsed: join(state, 'parsed') }
  const key = sourcesKey(root, settings)
  const last = readSaved<Renders>(saved.renders, key)

  progress('words')
  rememberParsed(readSaved(saved.parsed, key))
  const { words, findings, pictureFiles: pictures } = await readSite(root)
  const { parts, load } = await builtKit(root, command, settings, () =>
    progress('pictures, styles and scripts'),
  )
  progress('pages')
  const now = new Date()
  const { renders, ...site } = await composeSite({
    words,
    pictures,
    parts,
    settings,
    now,
    last,
    load,
  })
  save(saved.renders, key, renders)
  save(saved.parsed, key, parsedPages())
  return {
    ...site,
    dist,
    notes: findings.map(describe),
    written: writeDist(dist, site.files),
    altered: last && alteredAddresses(site.routes, last, renders),
  }
}
