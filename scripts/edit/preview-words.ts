import { languages } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import type { SitePath } from '../build/site-routes.ts'
import type { ContentFiles } from '../content/content-files.ts'
import { errorsAmong } from '../content/finding.ts'
import { type Content, readContent } from '../content/read-content.ts'

/**
 * Returns a function that reads all words, drafts among them, as often as it is called. Where a file
 * has a problem, its words are those of the last reading without one; the problem is told too.
 */
export function previewWords(disk: ContentFiles): () => Content {
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
    if (faulty.size === 0) return content
    const read = (file: string) => (faulty.has(file) && good.get(file)) || disk.read(file)
    return { ...readFrom({ ...disk, read }), findings: content.findings }
  }
}

/** Marks drafts wherever a link names them: "About us (Draft)". */
export function markDrafts({ words, files }: Content): typeof words {
  const marked = structuredClone(words)
  for (const variant of variants) {
    for (const language of languages) {
      const { pages, labels } = marked[variant][language]
      for (const [name, page] of Object.entries(pages)) {
        // A page without a twin is one object in both languages, so it is not changed itself.
        if (files[variant][language][name]?.draft)
          pages[name] = { ...page, link: `${page.link} (${labels.draft})` }
      }
    }
  }
  return marked
}

/** An address that only a preview has, and the file whose `draft: true` makes it one. */
export type DraftPage = { variant: Variant; address: string; file: string }

/** Returns the addresses of all drafts. */
export const draftPages = (
  { files }: Pick<Content, 'files'>,
  paths: readonly SitePath[],
): DraftPage[] =>
  variants.flatMap(variant =>
    paths.flatMap(({ address, language, path, rows }) => {
      const row = rows[variant]
      const source = files[variant][language][row.page]
      return row.path === path && source?.draft ? [{ variant, address, file: source.file }] : []
    }),
  )
