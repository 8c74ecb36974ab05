import { fill } from '../../shared/content/fill.ts'
import type { Page } from '../../shared/content/page.ts'
import { type PrescribedText, prescribedTexts } from '../../shared/content/prescribed.ts'
import { mapValues } from '../../shared/content/records.ts'
import { remember } from '../system/remember.ts'
import { CommandError } from '../system/run-command.ts'
import { checkClaims, checkClaimsOf, claimsFile, type KnownWords } from './check/check-claims.ts'
import { checkCopies } from './check/check-copies.ts'
import { checkNames } from './check/check-names.ts'
import { checkNeeded } from './check/check-needed.ts'
import { checkPrescribed } from './check/check-prescribed.ts'
import { checkSiteLinks } from './check/check-site-links.ts'
import { renamedPages } from './check/renamed-pages.ts'
import { type ContentReader, filesOnDisk } from './content-files.ts'
import { describe, errorsAmong, type Finding, inDraft, reportTo } from './finding.ts'
import {
  type ByVariantAndLanguage,
  byVariantAndLanguage,
  type ContentFile,
  choosePageFiles,
  type PageFiles,
  type PageFilesByName,
  readContentFiles,
} from './read/read-content-files.ts'
import { checkTranslations } from './translate/check-translations.ts'

/** All words of one variant in one language. */
type Words = {
  labels: Record<string, string>
  pageFiles: PageFilesByName
}

/** All words of the site, checked. */
export type Content = {
  /** What is shown. Pages and labels that a language lacks are English. */
  words: ByVariantAndLanguage<Words>
  /** All pages and files of labels. */
  files: ContentFile[]
  /** By file and line. */
  findings: Finding[]
}

type ReadOptions = {
  includeDrafts?: boolean
  /** The day on which claims must not have expired. */
  now?: Date
  /** The texts that only the customer may change. */
  prescribed?: readonly PrescribedText[]
}

/** Reads and checks all words of the site. Returns words in spite of errors. */
export function readContent(
  from: ContentReader,
  { includeDrafts = false, now = new Date(), prescribed = prescribedTexts }: ReadOptions = {},
): Content {
  const files = readContentFiles(from)
  const [withDrafts, published] = [choosePageFiles(files, true), choosePageFiles(files, false)]
  const pageFiles = includeDrafts ? withDrafts : published

  const findings: Finding[] = []
  const reportOn = (file: string) => reportTo(findings, file)
  const paths = files.map(({ file }) => file)
  const knownWords = checkClaims(from.read(claimsFile), paths, now, reportOn(claimsFile))
  for (const file of files) {
    findings.push(...findingsOn(file, knownWords))
  }
  checkNames(from, reportOn)
  checkNeeded(files, reportOn)
  const renamed = renamedPages(files)
  findings.push(
    ...checkSiteLinks(published, withDrafts, renamed),
    ...checkCopies(published),
    ...checkTranslations(files, renamed),
    ...checkPrescribed(files, prescribed),
  )
  return { words: chooseWords(files, pageFiles), files, findings: sorted(findings) }
}

function chooseWords(files: readonly ContentFile[], pageFiles: PageFiles): Content['words'] {
  const labelsIn = (folder: string) =>
    files.find(({ file }) => file === `${folder}/labels.yaml`)?.labels
  return byVariantAndLanguage((variant, language) => {
    const folders = ['shared', `variants/${variant}`].flatMap(owner =>
      ['en', language].map(shownLanguage => `${owner}/content/${shownLanguage}`),
    )
    const labels = Object.fromEntries(
      folders.flatMap(folder => Object.entries(labelsIn(folder) ?? {})),
    )
    const siteName = labels.siteName ?? ''
    return {
      labels: mapValues(labels, text => fill(text, { siteName })),
      pageFiles: mapValues(pageFiles[variant][language], file => ({
        ...file,
        page: nameSite(file.page, siteName),
      })),
    }
  })
}

const nameSite = remember((page: Page, siteName: string): Page => {
  const { title, description, heading, intro, link } = page
  const fields = { title, description, heading, intro, link }
  const named = mapValues(fields, text => fill(text, { siteName }))
  return { ...page, ...named }
})

/** Lists the findings on a file that do not depend on other files. */
function findingsOn(file: ContentFile, knownWords: KnownWords | null): Finding[] {
  const findings = [...file.findings]
  if (knownWords) {
    checkClaimsOf(file, knownWords, reportTo(findings, file.file))
  }
  if (!file.draft) {
    return findings
  }
  const draft = file.texts.find(({ key }) => key === 'draft')
  const notes = findings.map(inDraft)
  if (draft) {
    const message = 'Draft: only the preview shows this page. Remove "draft: true" to publish it.'
    notes.push({ kind: 'note', file: file.file, line: draft.line, message })
  }
  return notes
}

/** Sorts findings by file and line. The same word twice on a line is one finding. */
function sorted(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map(finding => [describe(finding), finding]))
  return [...different.values()].sort(
    (one, other) => compareText(one.file, other.file) || one.line - other.line,
  )
}

const compareText = new Intl.Collator('en').compare

/** Throws a CommandError that lists all errors in the content. */
export function publishable<Read extends Pick<Content, 'findings'>>(content: Read): Read {
  const errors = errorsAmong(content.findings)
  if (errors.length > 0) {
    throw new CommandError(errors.map(describe).join('\n'))
  }
  return content
}

/** Reads all words that are to be published. Throws as `publishable` does. */
export const readWords = (root: string): Content => publishable(readContent(filesOnDisk(root)))
