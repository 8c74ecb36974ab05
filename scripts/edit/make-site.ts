import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { type ContentSource, contentSources, filesOnDisk } from '../content/content-files.ts'
import { errorsAmong, type Finding } from '../content/finding.ts'
import { parseContent } from '../content/read/parse-content.ts'
import { withPictures } from '../content/read/pictures.ts'
import { readContent } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { localSettings } from '../stand-ins/start-site.ts'
import { asError } from '../system/as-error.ts'
import { changedFile } from './changed-file.ts'
import { markTexts } from './mark-texts.ts'
import type { News } from './page/news.ts'
import type { ChangedFile } from './page/review.ts'

/** The site as a save left it: what the preview serves, and what the next save starts from. */
export type MadeSite = {
  settings: Settings
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
  /** The news for a page that shows all texts. */
  news: News
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
  const built = mustBuild ? await buildParts(root, settings).catch(complain) : last.parts
  const parts = built ?? last?.parts ?? null

  const disk = filesOnDisk(root)
  const sources = contentSources(disk)
  const written = readContent(disk, withDrafts)
  const goodTexts = chooseGoodTexts(sources, written.findings, last)
  const outdatedFiles = sources
    .filter(({ file, text }) => (goodTexts.get(file) ?? text) !== text)
    .map(({ file }) => file)
  const read = (file: string) => goodTexts.get(file) ?? disk.read(file)
  const shown = outdatedFiles.length > 0 ? readContent({ ...disk, read }, withDrafts) : written
  const content = await withPictures(root, { ...shown, findings: written.findings })
  const textsOf = new Map(sources.map(({ text, file }) => [file, parseContent(text, file).texts]))

  let composed = last?.composed ?? null
  try {
    const words = markTexts(content, file => textsOf.get(file) ?? none)
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
  const news: News = {
    findings: content.findings,
    faults,
    outdatedFiles,
    texts: [...textsOf.values()].flat(),
    addresses: composed?.routes.paths.map(({ address }) => address) ?? [],
    homePaths: composed?.routes.homePaths ?? {},
    contents: composed?.site.contents,
  }
  const saved = files.map(file => savedFile(file, news, goodTexts, last))
  return { settings, goodTexts, parts, isBehind: !built, composed, assets, news, saved }
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

/** Returns the present text of each file without errors, and the last good one of the others. */
function chooseGoodTexts(
  sources: readonly ContentSource[],
  findings: readonly Finding[],
  last: MadeSite | null,
): Map<string, string> {
  const faulty = new Set(errorsAmong(findings).map(({ file }) => file))
  const texts = new Map<string, string>()
  for (const { file, text } of sources) {
    const good = faulty.has(file) ? last?.goodTexts.get(file) : text
    if (good !== undefined) {
      texts.set(file, good)
    }
  }
  return texts
}

function savedFile(
  file: string,
  { findings, addresses }: News,
  goodTexts: Map<string, string>,
  last: MadeSite | null,
): SavedFile {
  const before = last?.goodTexts.get(file) ?? null
  const after = goodTexts.get(file) ?? null
  if (before === null && after === null) {
    return { file, address: '', summary: '', words: [], newNotes: [] }
  }
  const isKnown = ({ message }: Finding) =>
    last?.news.findings.some(known => known.file === file && known.message === message)
  const newNotes = findings.filter(
    finding => finding.kind !== 'error' && finding.file === file && !isKnown(finding),
  )
  return { ...changedFile({ file, before, after }, addresses), newNotes }
}
