import { languages } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import type { SitePath } from '../build/site-routes.ts'
import type { Content } from '../content/read-content.ts'

/** An address that only a preview has, and the file whose `draft: true` makes it one. */
export type DraftPage = { variant: Variant; address: string; file: string }

/** Marks drafts wherever a link names them: "About us (Draft)". */
export function markDrafts({ words, files }: Content): typeof words {
  const marked = structuredClone(words)
  for (const variant of variants) {
    for (const language of languages) {
      const { pages, labels } = marked[variant][language]
      for (const [name, page] of Object.entries(pages)) {
        // Anew: a page without a twin is one object in both languages.
        if (files[variant][language][name]?.draft) {
          pages[name] = { ...page, link: `${page.link} (${labels.draft})` }
        }
      }
    }
  }
  return marked
}

/** The addresses of all drafts. */
export function draftPages(
  { files }: Pick<Content, 'files'>,
  paths: readonly SitePath[],
): DraftPage[] {
  return variants.flatMap(variant =>
    paths.flatMap(({ address, language, path, rows }) => {
      const row = rows[variant]
      const source = files[variant][language][row.page]
      return row.path === path && source?.draft ? [{ variant, address, file: source.file }] : []
    }),
  )
}
