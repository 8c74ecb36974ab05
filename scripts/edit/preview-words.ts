import { variants } from '../../shared/site-info/site-info.ts'
import type { SitePath } from '../build/site-routes.ts'
import { type ContentFiles, contentFolder } from '../content/content-files.ts'
import { errorsAmong } from '../content/finding.ts'
import { type Content, readContent } from '../content/read-content.ts'
import type { PreviewPage } from './page/news.ts'

/** `kept` says whether the words of a file with an error are those that were good last. */
export type PreviewContent = Content & { kept: boolean }

/**
 * Returns a function that reads all words, drafts among them, as often as it is called. Where a file
 * has an error, its words are those of the last reading without one, if there was one.
 */
export function previewWords(disk: ContentFiles): () => PreviewContent {
  const good = new Map<string, string>()
  const readFrom = (from: ContentFiles) => readContent(from, { includeDrafts: true })
  return () => {
    const texts = new Map<string, string>()
    const content = readFrom({
      ...disk,
      read: file => {
        const text = disk.read(file)
        if (text !== null) texts.set(file, text)
        return text
      },
    })
    const faulty = new Set(errorsAmong(content.findings).map(({ file }) => file))
    for (const [file, text] of texts) if (!faulty.has(file)) good.set(file, text)
    if (![...faulty].some(file => good.has(file))) return { ...content, kept: false }
    const read = (file: string) => (faulty.has(file) && good.get(file)) || disk.read(file)
    return { ...readFrom({ ...disk, read }), findings: content.findings, kept: true }
  }
}

/** Returns the addresses at which each variant shows a page of its own. */
export const previewPages = (
  { files }: Pick<Content, 'files'>,
  paths: readonly SitePath[],
): PreviewPage[] =>
  variants.flatMap(variant =>
    paths.flatMap(({ address, language, path, rows }) => {
      const row = rows[variant]
      const source = files[variant][language][row.page]
      if (row.path !== path || !source) return []
      const folder = contentFolder(`variants/${variant}`, language)
      const labels = [folder, contentFolder('shared', language)].map(each => `${each}/labels.yaml`)
      const own = new Set([source.file, `${folder}/${row.page}.md`, ...labels])
      return [{ variant, address, files: [...own], draft: source.draft }]
    }),
  )
