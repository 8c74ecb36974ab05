import type { Language } from '../../shared/content/languages.ts'
import { mapValues } from '../../shared/content/records.ts'
import type { Words } from '../../shared/content/words.ts'
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
  contentFolder,
  filesOnDisk,
} from './content-files.ts'
import { describe, errorsAmong, type Finding, inDraft, reportTo } from './finding.ts'
import {
  type ByVariantAndLanguage,
  byVariantAndLanguage,
  choosePages,
  readContentFiles,
  type WrittenPages,
} from './written-pages.ts'

export type Content = {
  words: ByVariantAndLanguage<Words<string>>
  /** The pages that are shown, with the files that they come from. */
  pages: WrittenPages
  /** All that can be said about the words, by file and line, the same with drafts and without. */
  findings: Finding[]
  /** The pictures that are next to pages. */
  pictures: (PageLink & { file: string; draft: boolean })[]
}

/**
 * Reads all words of the site, with drafts or without, and all that is wrong with them. English is
 * the list of pages and labels; what another language lacks is shown in English. Always returns
 * words, in the same order on every machine. Throws only if the disk fails.
 */
export function readContent(
  from: ContentFiles,
  { includeDrafts = false, now = new Date() } = {},
): Content {
  const files = readContentFiles(from)
  const [all, published] = [choosePages(files, true), choosePages(files, false)]
  const pages = includeDrafts ? all : published
  const labelsIn = (owner: ContentOwner, language: Language) =>
    files.find(({ file }) => file === `${contentFolder(owner, language)}/labels.yaml`)?.labels
  const words = byVariantAndLanguage((variant, language) => ({
    language,
    labels: {
      ...labelsIn('shared', 'en'),
      ...labelsIn('shared', language),
      ...labelsIn(`variants/${variant}`, 'en'),
      ...labelsIn(`variants/${variant}`, language),
    },
    pages: mapValues(pages[variant][language], page => page.words),
  }))

  const findings: Finding[] = []
  const on = (file: string) => reportTo(findings, file)
  for (const file of files) checkReadable(file, on(file.file))
  const unreadable = new Set(findings.map(({ file }) => file))
  const claims = checkClaims(from.read(claimsFile) ?? '', now, on(claimsFile))
  for (const file of files.filter(({ file }) => !unreadable.has(file))) {
    findings.push(...(file.draft ? file.findings.map(inDraft) : file.findings))
    checkLines(file, claims, on(file.file))
  }
  checkNames(from, on)
  // What one file says of another can only be checked if all of them can be read.
  if (unreadable.size === 0) {
    checkLanguages(files, words, on)
    findings.push(...checkSiteLinks(published, all))
  }
  return {
    words,
    pages,
    pictures: files.flatMap(file => {
      const { file: path, draft } = file
      return 'pictures' in file ? file.pictures.map(each => ({ ...each, file: path, draft })) : []
    }),
    // The same word twice on a line is one finding.
    findings: [...new Map(findings.map(finding => [describe(finding), finding])).values()].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
    ),
  }
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
