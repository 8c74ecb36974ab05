import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import type { PageWords } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateParts, affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialParts, socialRoutes } from '../../variants/social/route-table.ts'
import type { PageLink } from './check-links.ts'
import { isPageName } from './check-names.ts'
import { checkTranslation, pageFingerprint } from './check-translation.ts'
import { type ContentFiles, contentFolder } from './content-files.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding, inDraft, noteOn } from './finding.ts'
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
  findings: Finding[]
  unreadable: boolean
}

/** Pages by name, in each language with the names of the English ones. */
export type VariantPages = Record<Language, Record<string, WrittenPage>>

/**
 * Reads a variant's pages, and returns what chooses those to show, with drafts or without. A page
 * that is not translated is English. Errors in drafts are notes, because they stop nobody.
 */
export function readPages(
  from: ContentFiles,
  variant: Variant,
): { choosePages: (includeDrafts: boolean) => VariantPages; findings: Finding[] } {
  const folderOf = (language: Language) => contentFolder(`variants/${variant}`, language)
  const written = recordOf(languages, language => readFolder(from, folderOf(language)))
  const findings = languages.flatMap(language =>
    checkFolder(written[language], written.en, folderOf(language), language),
  )
  findings.push(...checkOwnPages(variant, written.en, folderOf('en')))
  const choosePages = (includeDrafts: boolean) => {
    const isShown = (page: WrittenPage) => includeDrafts || !page.source.draft
    return recordOf(languages, language => {
      const pages: Record<string, WrittenPage> = {}
      for (const [name, original] of written.en) {
        const page = written[language].get(name)
        if (!isShown(original)) continue
        const fallback = { ...original, source: { ...original.source, fellBack: true } }
        pages[name] = page && isShown(page) ? page : fallback
      }
      return pages
    })
  }
  return { choosePages, findings }
}

type Folder = ReadonlyMap<string, WrittenPage>

/** Reads the pages of one folder by name, in alphabetical order. No folder is one without pages. */
function readFolder(from: ContentFiles, folder: string): Folder {
  const names = from.namesIn(folder).filter(isPageName)
  return new Map(
    names.sort().map(name => {
      const file = `${folder}/${name}`
      const { words: both, ...parsed } = parseOnce(from.read(file) ?? '', file)
      const { draft, translates, ...words } = both
      const source = { file, draft, fellBack: false }
      return [name.replace(/\.md$/, ''), { words, source, translates, ...parsed }]
    }),
  )
}

function checkFolder(pages: Folder, english: Folder, folder: string, language: Language) {
  const findings: Finding[] = []
  if (english.size === 0 && language === 'en')
    findings.push(errorIn(folder, 'This folder has no pages. Each page is a file such as home.md.'))
  for (const [name, page] of pages) {
    const { file, draft } = page.source
    const original = english.get(name)
    const isDraft = draft || original?.source.draft
    for (const finding of page.findings) findings.push(isDraft ? inDraft(finding) : finding)
    if (!original) {
      const hint = didYouMean(name, [...english.keys()])
      findings.push(errorIn(file, `There is no English page "${name}". ${hint}`))
    } else if (language !== 'en' && !isDraft && !page.unreadable && !original.unreadable) {
      findings.push(...checkTranslation(file, page.translates, pageFingerprint(original.words)))
    }
  }
  for (const [name, { source }] of english) {
    const page = pages.get(name)
    if (source.draft || (page && !page.source.draft)) continue
    const state = page ? 'is still a draft' : 'is not written yet'
    const message = `The ${languageSettings[language].name} page ${state}; the English one is shown.`
    findings.push(noteOn(`${folder}/${name}.md`, message))
  }
  return findings
}

/** The pages that the variant's components show; the others are editors' own. */
const ownPages: Record<Variant, string[]> = {
  affiliate: [...affiliateRoutes([]).map(({ page }) => page), ...affiliateParts],
  social: [...socialRoutes([]).map(({ page }) => page), ...socialParts],
}

function checkOwnPages(variant: Variant, english: Folder, folder: string): Finding[] {
  return ownPages[variant].flatMap(name => {
    const page = english.get(name)
    if (english.size === 0 || (page && !page.source.draft)) return []
    const remedy = page ? 'Remove "draft: true".' : 'Bring the file back.'
    return [errorIn(`${folder}/${name}.md`, `The site is made with this page. ${remedy}`)]
  })
}
