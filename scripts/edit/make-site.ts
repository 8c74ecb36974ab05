import { stripVTControlCharacters } from 'node:util'
import { mapValues } from '../../shared/content/records.ts'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { composeSite } from '../build/compose-site.ts'
import type { Settings } from '../build/settings.ts'
import { contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { parseContent } from '../content/parse-content.ts'
import { withPictures } from '../content/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { changedFile } from './changed-words.ts'
import { markTexts } from './mark-texts.ts'
import type { ChangedFile, News } from './page/news.ts'

/** What the preview has after a save, and begins with at the next one. */
export type Made = {
  /** Each file's last text without a mistake. */
  good: Map<string, string>
  parts: Parts | undefined
  composed: ReturnType<typeof composeSite> | undefined
  news: News
  saved: ChangedFile[]
}

/**
 * Makes the site in memory, drafts included, after these files were saved. A mistake changes nothing
 * but what is said about it: the last good text, style or page stays.
 */
export async function makeSite(
  root: string,
  settings: Settings,
  files: readonly string[],
  last?: Made,
): Promise<Made> {
  const disk = filesOnDisk(root)
  const read = readContent(disk, { includeDrafts: true })
  const faulty = new Set(errorsAmong(read.findings).map(({ file }) => file))
  const sources = contentSources(disk)
  const goodText = (file: string) => (faulty.has(file) ? last?.good.get(file) : undefined)
  const good = new Map(sources.map(({ file, text }) => [file, goodText(file) ?? text]))
  const kept = sources.some(({ file, text }) => good.get(file) !== text)
  const lastGood = { ...disk, read: (file: string) => good.get(file) ?? disk.read(file) }
  const shown = kept ? readContent(lastGood, { includeDrafts: true }) : read
  const content = await withPictures(root, { ...shown, findings: read.findings })
  const errors = errorsAmong(content.findings).map(describe)
  const parsed = sources.map(({ text, file }) => ({ file, ...parseContent(text, file) }))
  const texts = parsed.flatMap(each => each.texts)
  const complain = (error: unknown): undefined =>
    void errors.push(stripVTControlCharacters(`${Object(error).message}`))
  let { parts, composed } = last ?? {}
  // Code too, because the loader has some of it.
  const isWords = files.every(file => /\/content\/.*(?<!\.tsx?)$/.test(file))
  if (!parts || !isWords) parts = (await buildParts(root).catch(complain)) ?? parts
  try {
    const { pictureFiles } = content
    const words = markTexts(content, texts)
    if (parts) composed = composeSite({ words, pictureFiles, parts, settings })
  } catch (error) {
    // A page or label that is not there is told already, if the mistake is not in code.
    if (errors.length === 0) complain(error)
  }
  const news: News = {
    errors,
    notes: content.findings
      .filter(({ kind }) => kind !== 'error')
      .map(finding => ({ file: finding.file, text: describe(finding) })),
    kept,
    drafts: parsed.filter(({ draft }) => draft).map(({ file }) => file),
    texts,
    contents: mapValues(composed?.site.contents ?? {}, languages =>
      mapValues(languages, ({ content }) => content),
    ),
  }
  const saved = files.map(file =>
    changedFile(file, last?.good.get(file) ?? '', good.get(file) ?? ''),
  )
  return { good, parts, composed, news, saved }
}
