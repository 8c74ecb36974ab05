import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { type ComposedSite, composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { type ContentWithPictures, withPictures } from '../build/with-pictures.ts'
import { type ContentFiles, filesOnDisk } from '../content/content-files.ts'
import { errorsAmong, type Finding } from '../content/finding.ts'
import { type Content, readContent } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { localSettings } from '../serve/stand-ins/start-site.ts'
import { asError } from '../system/as-error.ts'
import { markTexts } from './mark-texts.ts'

/** The site as a save left it: what the preview serves, and what the next save starts from. */
export type MadeSite = {
  /** Those of the env files, with the stand-ins as services. */
  settings: Settings
  /** Each content file's last text without an error, also of a file that the site needs and lacks. */
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
}

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

  const settings = settingsOrLast(root, last, complain)

  // The loader contains code from every folder.
  const isCode = files.some(file => !/\/content\/.*(?<!\.tsx?)$/.test(file))
  const mustBuild = !last?.parts || last.isBehind || isCode
  // Rolldown bundles in other threads while this one reads the content.
  const building = mustBuild ? buildParts(root, settings).catch(complain) : last.parts

  const disk = filesOnDisk(root)
  const written = await readSite(root, disk)
  const present = new Map(written.files.map(({ file, text }) => [file, text]))
  const goodTexts = chooseGoodTexts(written, present, last)
  const outdatedFiles = [...goodTexts.keys()].filter(
    file => goodTexts.get(file) !== present.get(file),
  )
  const shown =
    outdatedFiles.length > 0 ? await readSite(root, withTexts(disk, goodTexts)) : written
  const texts = new Map(written.files.map(file => [file.file, file.texts]))
  const built = await building
  const parts = built ?? last?.parts ?? null

  let composed = last?.composed ?? null
  try {
    const words = markTexts(shown, file => texts.get(file) ?? [])
    if (parts) {
      composed = composeSite({ words, pictureFiles: shown.pictureFiles, parts, settings })
    }
  } catch (error) {
    // Findings already name a page or label that is missing.
    if (errorsAmong(written.findings).length === 0) {
      complain(error)
    }
  }
  const assets = new Map(last?.assets)
  for (const { path, bytes } of composed?.files ?? []) {
    assets.set(path, bytes)
  }
  return {
    settings,
    goodTexts,
    parts,
    isBehind: !built,
    composed,
    assets,
    findings: written.findings,
    faults,
    outdatedFiles,
    texts,
  }
}

const readSite = (root: string, files: ContentFiles): Promise<ContentWithPictures> =>
  withPictures(root, readContent(files, { includeDrafts: true }))

/** Reads the settings, or keeps the last ones and complains. */
function settingsOrLast(
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
  { findings }: Content,
  present: ReadonlyMap<string, string>,
  last: MadeSite | null,
): Map<string, string> {
  // A file that the site needs and lacks has an error too.
  const faulty = new Set(errorsAmong(findings).map(({ file }) => file))
  const texts = new Map([...present].filter(([file]) => !faulty.has(file)))
  for (const file of faulty) {
    const good = last?.goodTexts.get(file)
    if (good !== undefined) {
      texts.set(file, good)
    }
  }
  return texts
}

/** Returns content files with other texts, some of which are on no disk. */
const withTexts = (disk: ContentFiles, texts: ReadonlyMap<string, string>): ContentFiles => ({
  namesIn: folder => {
    const others = [...texts.keys()].filter(file => posix.dirname(file) === folder)
    return [...new Set([...disk.namesIn(folder), ...others.map(file => posix.basename(file))])]
  },
  read: file => texts.get(file) ?? disk.read(file),
  remedyFor: disk.remedyFor,
})
