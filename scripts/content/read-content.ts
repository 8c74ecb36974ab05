import { type Language, languages, mapValues, recordOf } from '../../shared/content/languages.ts'
import type { Words } from '../../shared/content/words.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { CommandError } from '../run-command.ts'
import { checkClaims, claimsFile } from './check-claims.ts'
import { checkLines, checkReadable } from './check-lines.ts'
import { picturePath } from './check-links.ts'
import { checkNames } from './check-names.ts'
import { checkSiteLinks } from './check-site-links.ts'
import { type ContentFiles, contentSources, filesOnDisk } from './content-files.ts'
import { describe, errorsAmong, type Finding } from './finding.ts'
import { readLabels } from './read-labels.ts'
import { type PageFile, readPages } from './read-pages.ts'

type PerSite<Value> = Record<Variant, Record<Language, Value>>

/** Returns a value for each variant in each language. */
export const perSite = <Value>(
  make: (variant: Variant, language: Language) => Value,
): PerSite<Value> =>
  recordOf(variants, variant => recordOf(languages, language => make(variant, language)))

/** A picture that stands beside a page, and where the page shows it. */
type PictureUse = { path: string; file: string; line: number; draft: boolean }

export type Content = {
  words: PerSite<Words<string>>
  /** Where each page's words come from: apart from the words, which browsers receive. */
  files: PerSite<Record<string, PageFile>>
  /** All that can be said about the words, by file and line, the same with drafts and without. */
  findings: Finding[]
  pictures: PictureUse[]
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
  const sources = contentSources(from)
  const unreadable = sources.flatMap(checkReadable)
  // What one file says of another can only be told when all of them can be read.
  const compare = unreadable.length === 0
  const labels = readLabels(from, compare)
  const read = recordOf(variants, variant => readPages(from, variant, compare))
  const published = recordOf(variants, variant => read[variant].published)
  const all = recordOf(variants, variant => read[variant].all)
  const claims = checkClaims(from.read(claimsFile) ?? '', sources, now, compare)
  const findings = [
    ...[labels, ...Object.values(read)].flatMap(({ findings }) => findings),
    ...sources.flatMap(source => checkLines(source, claims.known, now.getFullYear())),
  ].filter(({ file }) => unreadable.every(fault => fault.file !== file))
  findings.push(...checkNames(from), ...unreadable, ...claims.findings)
  if (compare) findings.push(...checkSiteLinks(published, all))

  const written = variants.flatMap(variant =>
    languages.flatMap(language => Object.values(all[variant][language])),
  )
  const pictures = written.flatMap(({ links, source: { file, draft, fellBack } }) =>
    links.flatMap(({ url, line, isImage }) => {
      const path = isImage && !fellBack && picturePath(url, file)
      return path ? [{ path, file, line, draft }] : []
    }),
  )
  const shown = includeDrafts ? all : published
  return {
    words: perSite((variant, language) => ({
      language,
      labels: labels.labels[variant][language],
      pages: mapValues(shown[variant][language], page => page.words),
    })),
    files: perSite((variant, language) => mapValues(shown[variant][language], page => page.source)),
    pictures,
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
