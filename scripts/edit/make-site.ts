import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { describe, errorsAmong, type Finding, kindOf } from '../content/finding.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { asError } from '../system/as-error.ts'
import type { Message, ShownSite } from './contract.ts'
import { markTexts } from './mark-texts.ts'
import { readSiteContent } from './read-site-content.ts'

/** The site as a save left it: what the preview serves, and what the next save starts from. */
export type PreviewSite = ShownSite & {
  /** The settings of the env files, with the stand-ins as services. */
  settings: Settings
  /** Null until the code could be built. */
  parts: Parts | null
  /** Each content file's last source without an error. */
  goodSources: Map<string, string>
  /** Null until a site could be composed. */
  composed: ComposedSite | null
  /** Whether the settings, the code or the styles have a mistake, so that earlier ones are in use. */
  isBehind: boolean
}

const toMessage = (finding: Finding): Message => ({
  kind: kindOf(finding),
  message: describe(finding),
})

/** Whether the loader may contain code of a file: folders `content` have no code except types. */
const isCode = (file: string): boolean => !/\/content\//.test(file) || /\.tsx?$/.test(file)

/**
 * Makes the site with drafts after a save of some files. Whatever cannot be used keeps its last good
 * state. At the start, rejects with a CommandError if the settings cannot be used.
 */
export async function makeSite(
  root: string,
  files: readonly string[],
  last: PreviewSite | null,
): Promise<PreviewSite> {
  const faults: string[] = []
  async function orLast<Part>(make: () => Part | Promise<Part>, lastPart: Part): Promise<Part> {
    try {
      return await make()
    } catch (error) {
      faults.push(stripVTControlCharacters(asError(error).message))
      return lastPart
    }
  }

  const readSettings = () => localSettings(root)
  const settings = last ? await orLast(readSettings, last.settings) : readSettings()
  const mustBuild = !last?.parts || last.isBehind || files.some(isCode)
  const lastParts = last?.parts ?? null
  // Rolldown bundles in other threads while this one reads the content.
  const building = mustBuild ? orLast(() => buildParts(root, settings), lastParts) : lastParts
  const lastGoodSources = last?.goodSources ?? new Map()
  const { shown, findings, goodSources } = await readSiteContent(root, lastGoodSources)
  const parts = await building
  const isBehind = faults.length > 0
  const { pictureFiles } = shown
  const compose = () =>
    parts && composeSite({ words: markTexts(shown), pictureFiles, parts, settings })
  const composed = await orLast(compose, last?.composed ?? null)
  const notes = findings.filter(({ fatal }) => !fatal)
  const messages = [
    ...faults.map(message => ({ kind: 'error', message }) as const),
    ...[...errorsAmong(findings), ...notes].map(toMessage),
  ]
  const version = `${Date.now()}`
  return { version, settings, parts, goodSources, composed, isBehind, messages }
}
