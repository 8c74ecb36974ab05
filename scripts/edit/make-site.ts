import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { withPictures } from '../build/with-pictures.ts'
import { type ContentFiles, filesOnDisk } from '../content/content-files.ts'
import { errorsAmong, type Finding } from '../content/finding.ts'
import { type Content, readContent } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { asError } from '../system/as-error.ts'
import { changedFile } from './changed-file.ts'
import { markTexts } from './mark-texts.ts'
import type { ChangedFile } from './page/requests.ts'

/** The site as a save left it: what the preview serves, and what the next save starts from. */
export type MadeSite = {
  /** Those of the env files, with the stand-ins as services. */
  settings: Settings
  /** The text of each content file that was read. A save takes its file out. */
  sources: Map<string, string>
  /** Each content file's last text without an error. */
  goodTexts: Map<string, string>
  /** Null until the code could be built. */
  parts: Parts | null
  /** Whether the code or the settings are newer than the parts, because they could not be built. */
  isBehind: boolean
  /** Null until a site could be composed. */
  composed: ComposedSite | null
  /** All files so far, because an open page may still fetch those from before the last save. */
  assets: Map<string, string | Uint8Array>
  /** What is wrong with the content files as they are on disk. */
  findings: Finding[]
  /** Why the code, the styles or the settings cannot be used, as their tools say it. */
  faults: string[]
  /** The files with errors, for which pages still show the last good text. */
  outdatedFiles: string[]
  /** The texts of each content file, in its order. */
  texts: Map<string, readonly TextSource[]>
  /** The files of the last save, with what changed. */
  saved: SavedFile[]
}

/** A file of the last save. */
export type SavedFile = ChangedFile & {
  /** What there was not to say about it before. */
  newNotes: Finding[]
}

const withDrafts = { includeDrafts: true }

/**
 * Makes the site with drafts after a save of some files. Content files with errors keep their last
 * good text, code and settings that cannot be used their last good state. At the start, rejects
 * with a CommandError if the settings cannot be used.
 */
export async function makeSite(
  root: string,
  files: readonly string[],
  last: MadeSite | null,
): Promise<MadeSite> {
  const faults: string[] = []
  const complain = (error: unknown) => {
    faults.push(stripVTControlCharacters(asError(error).message))
    return null
  }

  const settings = readSettings(root, last, complain)

  // The loader contains code from every folder.
  const isCode = files.some(file => !/\/content\/.*(?<!\.tsx?)$/.test(file))
  const mustBuild = !last?.parts || last.isBehind || isCode
  // Rolldown bundles in other threads while this one reads the content.
  const building = mustBuild ? buildParts(root, settings).catch(complain) : last.parts

  const sources = last?.sources ?? new Map<string, string>()
  const disk = keptFiles(root, sources)
  const written = readContent(disk, withDrafts)
  const goodTexts = chooseGoodTexts(written, last)
  const outdatedFiles = written.files
    .filter(({ file, text }) => (goodTexts.get(file) ?? text) !== text)
    .map(({ file }) => file)
  const read = (file: string) => goodTexts.get(file) ?? disk.read(file)
  const shown = outdatedFiles.length > 0 ? readContent({ ...disk, read }, withDrafts) : written
  const content = await withPictures(root, { ...shown, findings: written.findings })
  const texts = new Map(written.files.map(file => [file.file, file.texts]))
  const built = await building
  const parts = built ?? last?.parts ?? null

  let composed = last?.composed ?? null
  try {
    const words = markTexts(content, file => texts.get(file) ?? none)
    if (parts) {
      composed = composeSite({ words, pictureFiles: content.pictureFiles, parts, settings })
    }
  } catch (error) {
    // Findings already name a page or label that is missing.
    if (errorsAmong(content.findings).length === 0) {
      complain(error)
    }
  }
  const assets = new Map(last?.assets)
  for (const { path, bytes } of composed?.files ?? []) {
    assets.set(path, bytes)
  }
  const made: MadeSite = {
    settings,
    sources,
    goodTexts,
    parts,
    isBehind: !built,
    composed,
    assets,
    findings: content.findings,
    faults,
    outdatedFiles,
    texts,
    saved: [],
  }
  return { ...made, saved: files.map(file => savedFile(file, made, last)) }
}

const none: readonly TextSource[] = []

/** Reads the settings, or keeps the last ones and complains. */
function readSettings(
  root: string,
  last: MadeSite | null,
  complain: (error: unknown) => void,
): Settings {
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

/** Returns the content files on disk, of which those among the sources are not read again. */
export function keptFiles(root: string, sources: Map<string, string>): ContentFiles {
  const disk = filesOnDisk(root)
  const read = (file: string): string | null => {
    const text = sources.get(file) ?? disk.read(file)
    if (text !== null) {
      sources.set(file, text)
    }
    return text
  }
  return { ...disk, read }
}

/** Returns the present text of each file without errors, and the last good one of the others. */
function chooseGoodTexts({ files, findings }: Content, last: MadeSite | null): Map<string, string> {
  const faulty = new Set(errorsAmong(findings).map(({ file }) => file))
  const texts = new Map<string, string>()
  for (const { file, text } of files) {
    const good = faulty.has(file) ? last?.goodTexts.get(file) : text
    if (good !== undefined) {
      texts.set(file, good)
    }
  }
  return texts
}

function savedFile(file: string, made: MadeSite, last: MadeSite | null): SavedFile {
  const before = last?.goodTexts.get(file) ?? null
  const after = made.goodTexts.get(file) ?? null
  if (before === null && after === null) {
    return { file, address: '', summary: '', words: [], newNotes: [] }
  }
  const isKnown = ({ message }: Finding) =>
    last?.findings.some(known => known.file === file && known.message === message)
  const newNotes = made.findings.filter(
    finding => finding.kind !== 'error' && finding.file === file && !isKnown(finding),
  )
  return { ...changedFile({ file, before, after }, addressesOf(made)), newNotes }
}

export const addressesOf = ({ composed }: MadeSite): string[] =>
  composed?.routes.paths.map(({ address }) => address) ?? []
