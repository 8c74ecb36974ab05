import type { Language, Words } from '../../shared/content/words.ts'
import type { PageLink } from './check-links.ts'
import type { ContentFiles } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { recordOf } from './languages.ts'
import { readLabels } from './read-labels.ts'
import { type PageFile, readPages } from './read-pages.ts'

export type ContentRequest<Variant extends string, L extends Language> = {
  from: ContentFiles
  variants: readonly Variant[]
  languages: readonly L[]
  includeDrafts: boolean
}

export type Content<Variant extends string, L extends Language> = {
  words: Record<Variant, Record<L, Words<string>>>
  /** What has to be put right before the site can be published. */
  problems: ContentProblem[]
  /** What is not translated yet, and is shown in English. */
  notes: ContentProblem[]
  /** The links in each page's text, by the line they stand on. */
  links: Record<Variant, Record<L, Record<string, PageLink[]>>>
  /** Where each page's words come from: apart from the words, which browsers receive. */
  files: Record<Variant, Record<L, Record<string, PageFile>>>
}

/**
 * Reads all words of the site: each variant's Markdown pages and labels, in each language.
 * English is the list of pages and labels; what another language lacks is shown in English.
 * Always gives words, together with all problems, in the same order on every machine. Throws only
 * when the disk does.
 */
export function readContent<Variant extends string, L extends Language>({
  from,
  variants,
  languages,
  includeDrafts,
}: ContentRequest<Variant, L>): Content<Variant, L> {
  const shared = readLabels({ from, owner: 'shared', languages })
  const read = recordOf(variants, variant => {
    const owner = `variants/${variant}` as const
    const own = readLabels({ from, owner, languages })
    const pages = readPages({ from, owner, languages, includeDrafts })
    const words = recordOf(
      languages,
      (language): Words<string> => ({
        language,
        labels: { ...shared.labels[language], ...own.labels[language] },
        pages: pages.pages[language],
      }),
    )
    return { words, files: pages.files, links: pages.links, findings: [own, pages] }
  })

  const findings = [shared, ...variants.flatMap(variant => read[variant].findings)]
  return {
    words: recordOf(variants, variant => read[variant].words),
    files: recordOf(variants, variant => read[variant].files),
    links: recordOf(variants, variant => read[variant].links),
    problems: findings.flatMap(finding => finding.problems),
    notes: findings.flatMap(finding => finding.notes),
  }
}
