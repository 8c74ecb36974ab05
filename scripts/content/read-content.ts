import { mapValues } from '../../shared/content/records.ts'
import type { Words } from '../../shared/content/words.ts'
import { CommandError } from '../system/run-command.ts'
import { checkClaims, claimsFile } from './check/check-claims.ts'
import { checkLines, unreadable } from './check/check-lines.ts'
import { checkNames } from './check/check-names.ts'
import { checkSiteLinks } from './check/check-site-links.ts'
import { type ContentFiles, filesOnDisk } from './content-files.ts'
import { describe, errorsAmong, type Finding, inDraft, reportFound, reportTo } from './finding.ts'
import {
  type ByVariantAndLanguage,
  byVariantAndLanguage,
  choosePages,
  readContentFiles,
  type WrittenPages,
} from './read/written-pages.ts'
import { checkLanguages } from './translate/check-languages.ts'

/** All words of the site, checked. */
export type Content = {
  /** What pages show. Texts that a language lacks are English. */
  words: ByVariantAndLanguage<Words<string>>
  /** The pages that are shown, with their files. */
  pages: WrittenPages
  /** The pictures next to pages, and the lines that name them. */
  pictures: NamedPicture[]
  /** By file and line. */
  findings: Finding[]
}

/** A picture in the text of a page. */
export type NamedPicture = {
  /** The picture's path from the root of the repository. */
  address: string
  /** The page's file, and the line that names the picture. */
  file: string
  line: number
  /** Whether the page is a draft. */
  draft: boolean
}

/** Reads and checks all words of the site. Returns words in spite of errors, English as the fallback. */
export function readContent(
  from: ContentFiles,
  { includeDrafts = false, now = new Date() } = {},
): Content {
  const files = readContentFiles(from)
  const [all, published] = [choosePages(files, true), choosePages(files, false)]
  const pages = includeDrafts ? all : published
  const labelsIn = (folder: string) =>
    files.find(({ file }) => file === `${folder}/labels.yaml`)?.labels
  const words = byVariantAndLanguage<Words<string>>((variant, language) => {
    const folders = ['shared', `variants/${variant}`].flatMap(owner =>
      ['en', language].map(each => `${owner}/content/${each}`),
    )
    const labels = Object.assign({}, ...folders.map(labelsIn))
    return { language, labels, pages: mapValues(pages[variant][language], page => page.words) }
  })

  const findings: Finding[] = []
  const on = (file: string) => reportTo(findings, file)
  for (const { file, text } of files) {
    reportFound(unreadable, text, on(file), 'error')
  }
  const skipped = new Set(findings.map(({ file }) => file))
  const claims = checkClaims(from.read(claimsFile) ?? '', now, on(claimsFile))
  for (const file of files.filter(({ file }) => !skipped.has(file))) {
    findings.push(...(file.draft ? file.findings.map(inDraft) : file.findings))
    checkLines(file, claims, on(file.file))
    const draft = file.texts.find(({ name }) => name === 'draft')
    if (draft && file.draft) {
      on(file.file)(isDraft, draft.line, 'note')
    }
  }
  checkNames(from, on)
  // An unreadable file would cause findings in others.
  if (skipped.size === 0) {
    checkLanguages(files, words, on)
    findings.push(...checkSiteLinks(published, all))
  }
  return {
    words,
    pages,
    pictures: files.flatMap(({ file, draft, ...parsed }) =>
      'pictures' in parsed ? parsed.pictures.map(each => ({ ...each, file, draft })) : [],
    ),
    // The same with drafts and without. The same word twice on a line is one finding.
    findings: [...new Map(findings.map(finding => [describe(finding), finding])).values()].sort(
      (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
    ),
  }
}

const isDraft = 'Draft: only the preview shows this page. Remove "draft: true" to publish it.'

/** Returns content that can be published. Throws a CommandError that lists all errors in it. */
export function publishable<Read extends Pick<Content, 'findings'>>(content: Read): Read {
  const errors = errorsAmong(content.findings)
  if (errors.length > 0) {
    throw new CommandError(errors.map(describe).join('\n'))
  }
  return content
}

/** Reads all words that are to be published. Throws as `publishable` does. */
export const readWords = (root: string): Content => publishable(readContent(filesOnDisk(root)))
