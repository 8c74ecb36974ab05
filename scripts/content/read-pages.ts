import type { Language, PageWords } from '../../shared/content/words.ts'
import type { PageLink } from './check-links.ts'
import { checkTranslation } from './check-translation.ts'
import { type ContentFiles, type ContentOwner, contentFolder } from './content-files.ts'
import type { ContentProblem } from './content-problem.ts'
import { didYouMean } from './did-you-mean.ts'
import { languageNames, recordOf } from './languages.ts'
import { parseOnce } from './parse-markdown.ts'

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

type PagesRequest<L extends Language> = {
  from: ContentFiles
  owner: ContentOwner
  languages: readonly L[]
  includeDrafts: boolean
}

export type ReadPages<L extends Language> = {
  pages: Record<L, Record<string, PageWords>>
  files: Record<L, Record<string, PageFile>>
  links: Record<L, Record<string, PageLink[]>>
  problems: ContentProblem[]
  notes: ContentProblem[]
}

/**
 * Reads a variant's pages in each language, all with the page names of the English folder. A page
 * that is not translated is English, with a note. A draft that is not asked for counts as not
 * written, and its problems stop nobody.
 */
export function readPages<L extends Language>(request: PagesRequest<L>): ReadPages<L> {
  const { from, owner, languages, includeDrafts } = request
  const folderOf = (language: Language) => contentFolder(owner, language)
  const isShown = (page: WrittenPage) => includeDrafts || !page.source.draft

  const allEnglish = readPageFolder(from, folderOf('en'))
  const english = new Map([...allEnglish].filter(([, page]) => isShown(page)))
  const problems = [...english.values()].flatMap(page => page.problems)
  const notes: ContentProblem[] = []
  if (allEnglish.size === 0) {
    const message = 'This folder has no pages. Each page is a file such as home.md.'
    problems.push({ file: folderOf('en'), line: 1, message })
  }

  const chosen = recordOf(languages, language => {
    if (language === 'en') return english
    const written = readPageFolder(from, folderOf(language))
    for (const [name, { source }] of written) {
      if (allEnglish.has(name)) continue
      const message = `There is no English page "${name}". ${didYouMean(name, [...allEnglish.keys()])}`
      problems.push({ file: source.file, line: 1, message })
    }
    const pages = new Map<string, WrittenPage>()
    for (const [name, original] of english) {
      const translated = written.get(name)
      if (translated && isShown(translated)) {
        pages.set(name, translated)
        problems.push(...translated.problems)
        notes.push(...checkTranslation(translated, original))
      } else {
        pages.set(name, { ...original, source: { ...original.source, fellBack: true } })
        const state = translated ? 'is still a draft' : 'is not written yet'
        const message = `The ${languageNames[language]} page ${state}; the English one is shown.`
        notes.push({ file: `${folderOf(language)}/${name}.md`, line: 1, message })
      }
    }
    return pages
  })

  const pick = <Part>(part: (page: WrittenPage) => Part) =>
    recordOf(languages, language =>
      Object.fromEntries([...chosen[language]].map(([name, page]) => [name, part(page)])),
    )
  return {
    pages: pick(page => page.words),
    files: pick(page => page.source),
    // An English page that stands in for another has been looked at already.
    links: pick(page => (page.source.fellBack ? [] : page.links)),
    problems,
    notes,
  }
}

/** Reads the pages of one folder by name, in alphabetical order. No folder is a folder without pages. */
function readPageFolder(from: ContentFiles, folder: string): Map<string, WrittenPage> {
  // Some editors keep hidden files beside the one that is being edited.
  const names = from.namesIn(folder).filter(name => /^[^.].*\.md$/.test(name))
  const pages = new Map<string, WrittenPage>()
  for (const name of names.sort()) {
    const file = `${folder}/${name}`
    const { words: both, links, problems } = parseOnce(from.read(file) ?? '', file)
    const { draft, translates, ...words } = both
    const source = { file, draft, fellBack: false }
    pages.set(name.replace(/\.md$/, ''), { words, source, translates, links, problems })
  }
  return pages
}
