import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { buildParts } from '../build/build-parts.ts'
import { composeSite } from '../build/compose-site.ts'
import { pageFile } from '../build/dist-file.ts'
import type { renderEntryPage } from '../build/entry-page/render-entry-page.ts'
import type { Settings } from '../build/settings.ts'
import { writeDist } from '../build/write-dist.ts'
import { type ContentFiles, contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { parseContent } from '../content/parse-content.ts'
import { withPictures } from '../content/pictures.ts'
import { ContentError, readContent } from '../content/read-content.ts'
import type { DistFile } from '../system/hashed-file.ts'
import { markTexts } from './mark-texts.ts'
import type { News } from './page/news.ts'

type PreviewSite = {
  root: string
  dist: string
  settings: Settings
  token: string
  render: typeof renderEntryPage
}

/** What a save did to the site: open pages are new where their style or pictures are. */
export type Saved = { news: News; altered: string[]; needsReload: boolean }

/** Whether the site is made from a file. What begins with a dot is for the program that writes it. */
export const isSource = (file: string) =>
  /^(loader|shared|variants)\/[^.]*[^./](\.\w+)+$/.test(file)
export const isCode = (file: string) => /^(shared|variants)\/.*\.tsx?$/.test(file)
const isWords = (file: string) => file.includes('/content/') && !isCode(file)
const isPart = (file: string) => !isWords(file) && !isCode(file)

/** What the site's policy says of scripts, styles and messages, which Vite has its own of. */
const vitesOwn =
  /\b(default-src|script-src|style-src|connect-src|require-trusted-\S+|trusted-types) [^;]*; /g

/**
 * Returns what composes the site into `dist` after each save, drafts included. A file with a mistake
 * changes nothing but what is said about it: its last good text stays. That throws a ContentError
 * while there is no site to show.
 */
export async function composePreview({ root, dist, settings, token, render }: PreviewSite) {
  const disk = filesOnDisk(root)
  const readWords = lastGoodWords(disk)
  const changesPage = readFileSync(join(root, 'scripts/edit/page/changes.html'))
  // It wraps the variant's own script.
  const scripts = recordOf(variants, variant => ({
    script: `/scripts/edit/page/live.ts?variant=${variant}`,
    chunks: [],
  }))
  /** All assets so far, because an open page may still fetch those before the last save. */
  const assets = new Map<string, DistFile>()
  let parts = await buildParts(root)
  let isBehind = false
  let site: ReturnType<typeof composeSite>['site'] | undefined
  /** Each page as it is now, by its address. */
  let pages = new Map<string, string>()

  return async (files: readonly string[]): Promise<Saved> => {
    const sources = contentSources(disk)
    const { kept, ...words } = readWords(sources)
    const content = await withPictures(root, words)
    const texts = sources.flatMap(({ text, file }) => parseContent(text, file).texts)
    const drafts = sources.filter(({ text, file }) => parseContent(text, file).draft)
    const errors = errorsAmong(content.findings)
    const problems = errors.map(describe)
    const [pagesBefore, partsBefore] = [pages, parts]
    isBehind ||= files.some(isPart)
    // A mistake in a style, a missing page or label, a component with a mistake: all stays as it was.
    const attempt = (make: () => Promise<void>) =>
      make().catch(error => void problems.push(stripVTControlCharacters(Object(error).message)))
    await attempt(async () => {
      if (isBehind) parts = await buildParts(root)
      isBehind = false
    })
    await attempt(async () => {
      const { pictureFiles } = content
      const words = markTexts(content, texts)
      const composed = composeSite({ words, pictureFiles, parts, settings })
      const rendered = new Map([['/404', await render(composed.site, null, scripts)]])
      for (const at of composed.routes.paths)
        rendered.set(at.address, await render(composed.site, at, scripts))
      site = composed.site
      pages = rendered
      const isAsset = ({ path }: DistFile) => path.startsWith('assets/')
      for (const file of composed.files.filter(isAsset)) assets.set(file.path, file)
      const others = composed.files.filter(file => !isAsset(file))
      for (const file of others)
        if (file.path === '_headers') file.bytes = `${file.bytes}`.replace(vitesOwn, '')
      writeDist(dist, [
        ...assets.values(),
        ...others,
        ...Array.from(pages, ([address, bytes]) => ({ path: pageFile(address), bytes })),
        { path: 'preview/changes.html', bytes: changesPage },
      ])
    })
    if (!site) throw new ContentError(problems.join('\n'))
    const news: News = {
      errors: problems,
      notes: content.findings
        .filter(finding => !errors.includes(finding))
        .map(finding => ({ file: finding.file, text: describe(finding) })),
      kept,
      drafts: drafts.map(({ file }) => file),
      texts,
      contents: mapValues(site.contents, languages =>
        mapValues(languages, ({ address }) => address),
      ),
      token,
    }
    // Every page names the words of all, whose addresses change with each edit.
    const shownBy = (html = '') => html.replace(/\/assets\/[\w-]+\.[0-9a-f]{8}\.json/g, '')
    const altered = [...pages.keys()].filter(
      address =>
        pagesBefore.size > 0 && shownBy(pages.get(address)) !== shownBy(pagesBefore.get(address)),
    )
    return { news, altered, needsReload: parts !== partsBefore }
  }
}

/**
 * Returns a function that reads all words, drafts among them, as often as it is called. Where a file
 * has an error, its words are those of the last reading without one, if there was one (`kept`).
 */
function lastGoodWords(disk: ContentFiles) {
  const good = new Map<string, string>()
  const readFrom = (from: ContentFiles) => readContent(from, { includeDrafts: true })
  return (sources: ReturnType<typeof contentSources>) => {
    const texts = new Map(sources.map(({ file, text }) => [file, text]))
    const content = readFrom({ ...disk, read: file => texts.get(file) ?? disk.read(file) })
    const faulty = new Set(errorsAmong(content.findings).map(({ file }) => file))
    for (const [file, text] of texts) if (!faulty.has(file)) good.set(file, text)
    if (![...faulty].some(file => good.has(file))) return { ...content, kept: false }
    const read = (file: string) => (faulty.has(file) && good.get(file)) || disk.read(file)
    return { ...readFrom({ ...disk, read }), findings: content.findings, kept: true }
  }
}
