import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { isPageName } from './check-names.ts'
import { type ContentFiles, contentFolder } from './content-files.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding, inDraft, noteOn } from './finding.ts'
import { type ParsedPage, parseOnce } from './parse-markdown.ts'
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

export type WrittenPage = Omit<ParsedPage, 'draft'> & { source: PageFile }

/** Pages by name, in each language with the names of the English ones. */
export type VariantPages = Record<Language, Record<string, WrittenPage>>

/**
 * Reads a variant's pages: those that are published, and the same with drafts. A page that is not
 * translated is English. Findings in drafts are notes, because they stop nobody; with `compare` they
 * hold what one file says of another, too.
 */
export function readPages(from: ContentFiles, variant: Variant, compare: boolean) {
  const folderOf = (language: Language) => contentFolder(`variants/${variant}`, language)
  const written = recordOf(languages, language => readFolder(from, folderOf(language)))
  const { en: english } = written
  const findings = checkOwnPages(variant, english, folderOf('en'))
  for (const language of languages) {
    for (const [name, page] of written[language]) {
      const isDraft = page.source.draft || english.get(name)?.source.draft
      findings.push(...(isDraft ? page.findings.map(inDraft) : page.findings))
    }
    if (compare && language !== 'en')
      findings.push(...checkTwins(written[language], english, folderOf(language), language))
  }
  const choosePages = (withDrafts: boolean): VariantPages =>
    recordOf(languages, language => {
      const isShown = (page?: WrittenPage) => page && (withDrafts || !page.source.draft)
      const shown = [...english].filter(([, original]) => isShown(original))
      const pages = shown.map(([name, original]) => {
        const page = written[language].get(name)
        const fallback = { ...original, source: { ...original.source, fellBack: true } }
        return [name, page && isShown(page) ? page : fallback] as const
      })
      return Object.fromEntries(pages)
    })
  return { published: choosePages(false), all: choosePages(true), findings }
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
