import { type Language, languages } from '../../shared/content/languages.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import type { Words } from '../../shared/content/words.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { CommandError } from '../system/run-command.ts'
import type { PageLink } from './check-body.ts'
import { checkClaims, claimsFile } from './check-claims.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLines, checkReadable } from './check-lines.ts'
import { checkNames } from './check-names.ts'
import { checkSiteLinks } from './check-site-links.ts'
import {
  type ContentFiles,
  type ContentOwner,
  type ContentSource,
  contentFolder,
  contentSources,
  filesOnDisk,
} from './content-files.ts'
import { describe, errorsAmong, type Finding, inDraft, reportTo } from './finding.ts'
import { type ParsedContent, type ParsedPage, parseContent } from './parse-content.ts'
import { englishPath } from './translations.ts'

type PerSite<Value> = Record<Variant, Record<Language, Value>>

/** Returns a value for each variant in each language. */
export const perSite = <Value>(
  make: (variant: Variant, language: Language) => Value,
): PerSite<Value> =>
  recordOf(variants, variant => recordOf(languages, language => make(variant, language)))

/** A page or a file of labels. A page is a draft as long as its English one is. */
export type ContentFile = ContentSource & ParsedContent

export type WrittenPage = ContentSource & ParsedPage

/** Pages by name: what is not translated is there in English. */
export type SitePages = PerSite<Record<string, WrittenPage>>

export type Content = {
  words: PerSite<Words<string>>
  /** The pages that are shown, with the files that they come from. */
  pages: SitePages
  /** All that can be said about the words, by file and line, the same with drafts and without. */
  findings: Finding[]
  /** The pictures that stand beside pages. */
  pictures: (PageLink & { file: string; draft: boolean })[]
}

/**
 * Reads all words of the site, with drafts or without, and all that is wrong with them. English is
 * the list of pages and labels; what another language lacks is shown in English. Always returns
 * words, in the same order on every machine. Throws only when the disk does.
 */
export function readContent(
  from: ContentFiles,
  { includeDrafts = false, now = new Date() } = {},
): Content {
  const files = readFiles(from)
  const pages = files.filter(file => 'words' in file)
  const choosePages = (withDrafts: boolean): SitePages =>
    perSite((variant, language) => {
      const shownIn = (each: Language) =>
        pages
          .filter(({ folder }) => folder === contentFolder(`variants/${variant}`, each))
          .filter(({ draft }) => withDrafts || !draft)
          .map(page => [page.name, page] as const)
      const own = new Map(shownIn(language))
      return Object.fromEntries(shownIn('en').map(([name, page]) => [name, own.get(name) ?? page]))
    })
  const [all, published] = [choosePages(true), choosePages(false)]
  const shown = includeDrafts ? all : published
  const labelsIn = (owner: ContentOwner, language: Language) =>
    files.find(({ file }) => file === `${contentFolder(owner, language)}/labels.yaml`)?.labels
  const words = perSite((variant, language) => ({
    language,
    labels: {
      ...{ ...labelsIn('shared', 'en'), ...labelsIn('shared', language) },
      ...{ ...labelsIn(`variants/${variant}`, 'en'), ...labelsIn(`variants/${variant}`, language) },
    },
    pages: mapValues(shown[variant][language], page => page.words),
  }))

  const unreadable: Finding[] = []
  for (const file of files) checkReadable(file, reportTo(unreadable, file.file))
  const findings = [...unreadable]
  const on = (file: string) => reportTo(findings, file)
  const claimed = from.read(claimsFile) ?? ''
  const claims = checkClaims(claimed, now, on(claimsFile))
  for (const file of files.filter(({ file }) => unreadable.every(fault => fault.file !== file))) {
    findings.push(...(file.draft ? file.findings.map(inDraft) : file.findings))
    checkLines(file, claims, on(file.file))
  }
  checkNames(from, on)
  // What one file says of another can only be told when all of them can be read.
  if (unreadable.length === 0) {
    checkLanguages(files, words, on)
    findings.push(...checkSiteLinks(published, all))
  }
  return {
    words,
    pages: shown,
    pictures: pages.flatMap(({ pictures, file, draft }) =>
      pictures.map(picture => ({ ...picture, file, draft })),
    ),
    // The same word twice on a line is one finding.
    findings: [...new Map(findings.map(finding => [describe(finding), finding])).values()].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
    ),
  }
}

function readFiles(from: ContentFiles): ContentFile[] {
  const files = contentSources(from).map(source => ({
    ...source,
    ...parseContent(source.text, source.file),
  }))
  const isDraft = (path: string) => files.some(({ file, draft }) => draft && file === path)
  return files.map(file => ({ ...file, draft: file.draft || isDraft(englishPath(file.file)) }))
}

/** Content files that cannot be published: the message lists every error with file and line. */
export class ContentError extends CommandError {}

/** Returns content that can be published. Throws a ContentError that lists all errors in it. */
export function publishable<Read extends Pick<Content, 'findings'>>(content: Read): Read {
  const errors = errorsAmong(content.findings)
  if (errors.length > 0) throw new ContentError(errors.map(describe).join('\n'))
  return content
}

/** Reads all words that are to be published. Throws as `publishable` does. */
export const readWords = (root: string): Content => publishable(readContent(filesOnDisk(root)))
