import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import type { PageWords } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { PageLink } from './check-body.ts'
import { isPageName } from './check-names.ts'
import { type ContentFiles, contentFolder } from './content-files.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding, inDraft, noteOn } from './finding.ts'
import { parseOnce } from './parse-markdown.ts'
import { checkTranslation, pageFingerprint } from './translations.ts'
import { ownPages } from './variant-tables.ts'

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
  findings: Finding[]
}

/** Pages by name, in each language with the names of the English ones. */
export type VariantPages = Record<Language, Record<string, WrittenPage>>

/**
 * Reads a variant's pages, and returns what chooses those to show, with drafts or without. A page
 * that is not translated is English. Returns the findings of each file, in drafts as notes because
 * they stop nobody, and apart from them those between files.
 */
export function readPages(from: ContentFiles, variant: Variant) {
  const folderOf = (language: Language) => contentFolder(`variants/${variant}`, language)
  const written = recordOf(languages, language => readFolder(from, folderOf(language)))
  const { en: english } = written
  const findings = checkOwnPages(variant, english, folderOf('en'))
  const between: Finding[] = []
  for (const language of languages) {
    for (const [name, page] of written[language]) {
      const isDraft = page.source.draft || english.get(name)?.source.draft
      findings.push(...(isDraft ? page.findings.map(inDraft) : page.findings))
    }
    if (language !== 'en')
      between.push(...checkTwins(written[language], english, folderOf(language), language))
  }
  const choosePages = (includeDrafts: boolean): VariantPages => {
    const isShown = (page: WrittenPage) => includeDrafts || !page.source.draft
    return recordOf(languages, language => {
      const pages: Record<string, WrittenPage> = {}
      for (const [name, original] of english) {
        const page = written[language].get(name)
        if (!isShown(original)) continue
        const fallback = { ...original, source: { ...original.source, fellBack: true } }
        pages[name] = page && isShown(page) ? page : fallback
      }
      return pages
    })
  }
  return { choosePages, findings, between }
}

type Folder = ReadonlyMap<string, WrittenPage>

/** Reads the pages of one folder by name, in alphabetical order. No folder is one without pages. */
function readFolder(from: ContentFiles, folder: string): Folder {
  const names = from.namesIn(folder).filter(isPageName)
  return new Map(
    names.sort().map(name => {
      const file = `${folder}/${name}`
      const { draft, ...parsed } = parseOnce(from.read(file) ?? '', file)
      return [name.replace(/\.md$/, ''), { ...parsed, source: { file, draft, fellBack: false } }]
    }),
  )
}

/** Reports pages without an English twin, and notes what is not translated, or no longer. */
function checkTwins(pages: Folder, english: Folder, folder: string, language: Language) {
  const { name: languageName } = languageSettings[language]
  const findings: Finding[] = []
  for (const [name, { source }] of pages)
    if (!english.has(name)) {
      const hint = didYouMean(name, [...english.keys()])
      findings.push(errorIn(source.file, `There is no English page "${name}". ${hint}`))
    }
  for (const [name, original] of english) {
    const file = `${folder}/${name}.md`
    const page = pages.get(name)
    if (original.source.draft) continue
    if (page && !page.source.draft)
      findings.push(...checkTranslation(file, page.translates, pageFingerprint(original.words)))
    else {
      const state = page ? 'is still a draft' : 'is not written yet'
      findings.push(noteOn(file, `The ${languageName} page ${state}; the English one is shown.`))
    }
  }
  return findings
}

/** Reports pages that the variant is made with and that are not published. */
function checkOwnPages(variant: Variant, english: Folder, folder: string): Finding[] {
  if (english.size === 0)
    return [errorIn(folder, 'This folder has no pages. Each page is a file such as home.md.')]
  return ownPages(variant).flatMap(name => {
    const page = english.get(name)
    if (page && !page.source.draft) return []
    const remedy = page ? 'Remove "draft: true".' : 'Bring the file back.'
    return [errorIn(`${folder}/${name}.md`, `The site is made with this page. ${remedy}`)]
  })
}
