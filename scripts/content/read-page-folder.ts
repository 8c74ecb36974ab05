import type { PageWords } from '../../shared/content/words.ts'
import type { ContentFiles } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import type { PageLink } from './find-links.ts'
import { parseOnce } from './parse-once.ts'

/** Where a page's words come from. */
export type PageFile = {
  /** From the repository's root, with forward slashes. */
  file: string
  draft: boolean
  /** Whether the page is English because it is not written in the language asked for. */
  fellBack: boolean
}

export type WrittenPage = {
  words: PageWords
  source: PageFile
  translates: string | null
  links: PageLink[]
  problems: ContentProblem[]
}

/** The pages of one folder by name, in alphabetical order. No folder is a folder without pages. */
export function readPageFolder(from: ContentFiles, folder: string): Map<string, WrittenPage> {
  // Some editors keep hidden files beside the one that is being edited.
  const names = from.namesIn(folder).filter(name => /^[^.].*\.md$/.test(name))
  const pages = new Map<string, WrittenPage>()
  for (const name of names.sort()) {
    const file = `${folder}/${name}`
    const parsed = parseOnce(from.read(file) ?? '', file)
    const { words: both, links, problems } = parsed
    const { draft, translates, ...words } = both
    const source = { file, draft, fellBack: false }
    pages.set(name.replace(/\.md$/, ''), { words, source, translates, links, problems })
  }
  return pages
}
