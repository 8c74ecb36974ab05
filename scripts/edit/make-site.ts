import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { errorsAmong } from '../content/finding.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { asError } from '../system/as-error.ts'
import { markTexts } from './mark-texts.ts'
import { readSiteContent, type SiteContent } from './read-site-content.ts'

/** The site as a save left it: what the preview serves, and what the next save starts from. */
export type PreviewSite = BuiltCode & {
  /** Tells the site from those before it. */
  version: string
  /** Those of the env files, with the stand-ins as services. */
  settings: Settings
  content: SiteContent
  /** Null until a site could be composed. */
  composed: ComposedSite | null
  /** Why the code, the styles or the settings cannot be used, as their tools say it. */
  faults: string[]
}

type BuiltCode = {
  /** Null until the code could be built. */
  parts: Parts | null
  /** Whether the code or the settings are newer than the parts, because they could not be built. */
  isBehind: boolean
}

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
  const complain = (error: unknown) =>
    void faults.push(stripVTControlCharacters(asError(error).message))

  const settings = settingsOrLast(root, last, complain)
  // Rolldown bundles in other threads while this one reads the content.
  const building = buildCode(root, settings, files, last, complain)
  const content = await readSiteContent(root, last?.content.goodTexts ?? new Map())
  const code = await building
  const composed = composeOrLast(content, code.parts, settings, last, complain)
  return { version: `${Date.now()}`, settings, ...code, content, composed, faults }
}

type Complain = (error: unknown) => void

function settingsOrLast(root: string, last: PreviewSite | null, complain: Complain): Settings {
  try {
    return localSettings(root)
  } catch (error) {
    if (!last) {
      throw error
    }
    complain(error)
    return last.settings
  }
}

/** Folders named `content` contain words, pictures and types. The loader has code from all others. */
const isCode = (file: string): boolean => !/\/content\//.test(file) || /\.tsx?$/.test(file)

/** Builds the code if it has changed since it was last built. */
async function buildCode(
  root: string,
  settings: Settings,
  files: readonly string[],
  last: PreviewSite | null,
  complain: Complain,
): Promise<BuiltCode> {
  if (last?.parts && !last.isBehind && !files.some(isCode)) {
    return { parts: last.parts, isBehind: false }
  }
  try {
    return { parts: await buildParts(root, settings), isBehind: false }
  } catch (error) {
    complain(error)
    return { parts: last?.parts ?? null, isBehind: true }
  }
}

function composeOrLast(
  { shown, findings }: SiteContent,
  parts: Parts | null,
  settings: Settings,
  last: PreviewSite | null,
  complain: Complain,
): ComposedSite | null {
  try {
    if (parts) {
      const { pictureFiles } = shown
      return composeSite({ words: markTexts(shown), pictureFiles, parts, settings })
    }
  } catch (error) {
    // Findings already name a page or label that is missing.
    if (errorsAmong(findings).length === 0) {
      complain(error)
    }
  }
  return last?.composed ?? null
}
