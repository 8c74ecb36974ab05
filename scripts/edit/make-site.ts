import { stripVTControlCharacters } from 'node:util'
import { buildParts, type Parts } from '../build/build-parts.ts'
import { composeSite } from '../build/compose-site.ts'
import { renderEntryPage, type VariantScripts } from '../build/entry-page/render-entry-page.ts'
import { pageFile } from '../build/page-file.ts'
import type { Settings } from '../build/settings.ts'
import { contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { parseContent } from '../content/read/parse-content.ts'
import { withPictures } from '../content/read/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { carryOut } from './carry-out.ts'
import { markTexts } from './mark-texts.ts'
import type { News } from './page/news.ts'
import { changedFile } from './review.ts'

/** What the next save starts from. */
type Last = {
  /** Each file's last text without an error. */
  good: Map<string, string>
  parts: Parts | undefined
  /** Whether the last build of the parts failed, so that they are older than the files. */
  isBehind: boolean
  composed: ReturnType<typeof composeSite> | undefined
  /** All files so far, because an open page may still fetch those from before the last save. */
  assets: Map<string, string | Uint8Array>
}

/** Makes the site with drafts after a save. Files with errors keep their last good state. */
export async function makeSite(
  root: string,
  settings: Settings,
  files: readonly string[],
  last?: Last,
) {
  const disk = filesOnDisk(root)
  const read = readContent(disk, { includeDrafts: true })
  const faulty = new Set(errorsAmong(read.findings).map(({ file }) => file))
  const sources = contentSources(disk)
  const isKept = (file: string) => faulty.has(file) && disk.read(file) !== null
  const kept = new Map(last && [...last.good].filter(([file]) => isKept(file)))
  const good = new Map(kept)
  for (const { file, text } of sources) {
    if (!faulty.has(file)) {
      good.set(file, text)
    }
  }
  const lastGood = { ...disk, read: (file: string) => kept.get(file) ?? disk.read(file) }
  const shown = kept.size > 0 ? readContent(lastGood, { includeDrafts: true }) : read
  const content = await withPictures(root, { ...shown, findings: read.findings })
  const errors = errorsAmong(content.findings).map(
    finding =>
      describe(finding) +
      (kept.has(finding.file) ? ' Until then the preview shows the last good text.' : ''),
  )
  const complain = (error: unknown): undefined =>
    void errors.push(stripVTControlCharacters(`${Object(error).message}`))
  const texts = sources.flatMap(({ text, file }) => parseContent(text, file).texts)
  let { parts, composed, isBehind = false } = last ?? {}
  // The loader contains code from every folder.
  const areWords = files.every(file => /\/content\/.*(?<!\.tsx?)$/.test(file))
  if (!parts || isBehind || !areWords) {
    const built = await buildParts(root, settings).catch(complain)
    isBehind = !built
    parts = built ?? parts
  }
  try {
    const { pictureFiles } = content
    if (parts) {
      composed = composeSite({ words: markTexts(content, texts), pictureFiles, parts, settings })
    }
  } catch (error) {
    // Findings already name a page or label that is missing.
    if (errors.length === 0) {
      complain(error)
    }
  }
  const assets = new Map(last?.assets)
  for (const { path, bytes } of composed?.files ?? []) {
    assets.set(path, bytes)
  }
  const notes = content.findings.filter(({ kind }) => kind !== 'error').map(describe)
  const news: News = { errors, notes, texts, contents: composed?.site.contents }
  return {
    ...{ good, parts, isBehind, composed, assets, news, carryOut },
    saved: files.map(file => changedFile(file, last?.good.get(file) ?? '', good.get(file) ?? '')),
    /** Renders the page of a path. Throws the errors if there has been no site without them yet. */
    async render(path: string, scripts: VariantScripts) {
      if (!composed) {
        throw new Error(errors.join('\n'))
      }
      const { site, routes } = composed
      const at = routes.paths.find(({ address }) => pageFile(address) === pageFile(path)) ?? null
      return { status: at ? 200 : 404, html: await renderEntryPage({ site, at }, scripts) }
    },
  }
}
