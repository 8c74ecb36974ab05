import { VFile } from 'vfile'
import { fill } from '../../shared/content/fill.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues, recordOf } from '../../shared/content/records.ts'
import { CommandError } from '../system/run-command.ts'
import { checkClaims, checkClaimsOf, claimsFile } from './check/check-claims.ts'
import { checkLinked } from './check/check-linked.ts'
import { checkNames } from './check/check-names.ts'
import { checkNeeded } from './check/check-needed.ts'
import { checkPrescribed } from './check/check-prescribed.ts'
import { checkSiteLinks } from './check/check-site-links.ts'
import { chooseBlocks } from './choose-blocks.ts'
import { type ContentReader, labelsName } from './content-files.ts'
import {
  describe,
  errorsAmong,
  type FileAt,
  type Finding,
  findingsOf,
  inDraft,
  note,
  sorted,
} from './finding.ts'
import { type PrescribedText, prescribedTexts } from './prescribed.ts'
import { pageTexts } from './read/page-schema.ts'
import type { PageFile, ParsedFile } from './read/parsed-file.ts'
import {
  type ByVariantAndLanguage,
  byVariantAndLanguage,
  choosePageFiles,
  type PageFiles,
  readContentFiles,
} from './read/read-content-files.ts'
import { checkTranslations } from './translate/check-translations.ts'

/** What the site shows. Pages and labels that a language lacks are English. */
export type Words = ByVariantAndLanguage<{
  labels: Record<string, string>
  pages: Record<string, Page>
}>

/** All words of the site, checked. */
export type Content = {
  words: Words
  /** All pages and files of labels. */
  files: ParsedFile[]
  /** By file and line. */
  findings: Finding[]
}

type ReadOptions = {
  includeDrafts?: boolean
  /** The day on which claims must not have expired. */
  now?: Date
  /** The texts that only the customer may change. */
  prescribed?: readonly PrescribedText[]
  /** The origin of the published site, or '' if it is unknown. */
  siteUrl?: string
  /** Whether messages of the contact form arrive somewhere. */
  hasInbox?: boolean
}

/** Reads and checks all words of the site. Returns words in spite of errors. */
export function readContent(
  from: ContentReader,
  {
    includeDrafts = false,
    now = new Date(),
    prescribed = prescribedTexts,
    siteUrl = '',
    hasInbox = false,
  }: ReadOptions = {},
): Content {
  const files = readContentFiles(from)
  const [withDrafts, published] = [choosePageFiles(files, true), choosePageFiles(files, false)]
  const pageFiles = includeDrafts ? withDrafts : published

  const siteFiles = new Map<string, VFile>()
  const fileAt: FileAt = path => {
    const file = siteFiles.get(path) ?? new VFile({ path })
    siteFiles.set(path, file)
    return file
  }
  const paths = files.map(({ file }) => file)
  const knownWords = checkClaims(from.read(claimsFile), paths, now, fileAt(claimsFile))
  for (const parsed of files) {
    const file = fileAt(parsed.file)
    file.messages.push(...parsed.messages)
    if (knownWords) {
      checkClaimsOf(parsed, knownWords, file)
    }
    if (parsed.draft) {
      file.messages = file.messages.map(inDraft)
      noteDraft(parsed, file)
    }
  }
  checkNames(from, fileAt)
  checkNeeded(files, fileAt)
  checkSiteLinks({ published, withDrafts, siteUrl }, fileAt)
  checkLinked(published, fileAt)
  checkTranslations(files, fileAt)
  checkPrescribed(files, prescribed, fileAt)
  const findings = findingsOf(siteFiles.values())
  return { words: chooseWords(files, pageFiles, hasInbox), files, findings: sorted(findings) }
}

function chooseWords(files: readonly ParsedFile[], pageFiles: PageFiles, hasInbox: boolean): Words {
  const labelsFiles = files.filter(({ name }) => name === labelsName)
  return byVariantAndLanguage((variant, language) => {
    // A later file overrides earlier ones.
    const labels: Record<string, string> = {}
    for (const owner of ['shared', `variants/${variant}`]) {
      for (const shownLanguage of ['en', language]) {
        const shown = labelsFiles.find(
          file => file.owner === owner && file.language === shownLanguage,
        )
        Object.assign(labels, shown?.labels)
      }
    }
    const siteName = labels.siteName ?? ''
    const nameSite = (text: string) => fill(text, { siteName })
    const pageOf = ({ page, draft }: PageFile): Page => {
      const link = draft ? `${page.link} (${labels.draft})` : page.link
      const texts = { ...page, link }
      return {
        ...page,
        ...recordOf(pageTexts, name => nameSite(texts[name])),
        body: chooseBlocks(page.body, hasInbox),
      }
    }
    return {
      labels: mapValues(labels, nameSite),
      pages: mapValues(pageFiles[variant][language], pageOf),
    }
  })
}

/** A translation of a draft is one too, without saying so. */
function noteDraft({ words }: ParsedFile, file: VFile): void {
  const draft = words.find(({ key }) => key === 'draft')
  if (draft) {
    const message = 'Draft: only the preview shows this page. Remove "draft: true" to publish it.'
    note(file, message, { line: draft.line, column: 1 })
  }
}

/** Throws a CommandError that lists all errors in the content. */
export function publishable<Read extends Pick<Content, 'findings'>>(content: Read): Read {
  const errors = errorsAmong(content.findings)
  if (errors.length > 0) {
    throw new CommandError(errors.map(describe).join('\n'))
  }
  return content
}
