import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageWords } from '../../shared/content/words.ts'
import type { ContentProblem } from './content-problem.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Where a page's words come from. */
export type PageFile = {
  /** From the repository's root, with forward slashes. */
  file: string
  draft: boolean
  /** Whether the page is English because it is not written in the language asked for. */
  fellBack: boolean
}

export type WrittenPage = { words: PageWords; source: PageFile; problems: ContentProblem[] }

/** The pages of one folder by name, in alphabetical order. No folder is a folder without pages. */
export function readPageFolder(root: string, folder: string): Map<string, WrittenPage> {
  const path = join(root, folder)
  // Some editors keep hidden files beside the one that is being edited.
  const names = existsSync(path) ? readdirSync(path).filter(name => /^[^.].*\.md$/.test(name)) : []
  const pages = new Map<string, WrittenPage>()
  for (const name of names.sort()) {
    const file = `${folder}/${name}`
    const parsed = parseMarkdown(readFileSync(join(path, name), 'utf8'), file)
    const { draft, ...words } = parsed.words
    const source = { file, draft, fellBack: false }
    pages.set(name.replace(/\.md$/, ''), { words, source, problems: parsed.problems })
  }
  return pages
}
