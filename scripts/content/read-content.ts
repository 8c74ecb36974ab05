import { type Language, languages, recordOf } from '../../shared/content/languages.ts'
import type { Words } from '../../shared/content/words.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { checkClaims } from './check-claims.ts'
import { picturePath } from './check-links.ts'
import { checkNames } from './check-names.ts'
import { checkSiteLinks } from './check-site-links.ts'
import { checkLines } from './check-source.ts'
import { type ContentFiles, contentSources } from './content-files.ts'
import type { Finding } from './finding.ts'
import { parseClaims } from './parse-claims.ts'
import { readLabels } from './read-labels.ts'
import { type PageFile, readPages } from './read-pages.ts'

type PerSite<Value> = Record<Variant, Record<Language, Value>>

/** Returns a value for each variant in each language. */
export const perSite = <Value>(
  make: (variant: Variant, language: Language) => Value,
): PerSite<Value> =>
  recordOf(variants, variant => recordOf(languages, language => make(variant, language)))

/** A picture that stands beside a page, and where the page shows it. */
export type PictureUse = { path: string; file: string; line: number; draft: boolean }

export type Content = {
  words: PerSite<Words<string>>
  /** Where each page's words come from: apart from the words, which browsers receive. */
  files: PerSite<Record<string, PageFile>>
  /** All that can be said about the words, by file and line, the same with drafts and without. */
  findings: Finding[]
  pictures: PictureUse[]
}

/** Where the claims are listed that the owner must be able to prove. */
const claimsFile = 'shared/content/claims.yaml'

/**
 * Reads all words of the site, with drafts or without, and all that is wrong with them. English is
 * the list of pages and labels; what another language lacks is shown in English. Always returns
 * words, in the same order on every machine. Throws only when the disk does.
 */
export function readContent(
  from: ContentFiles,
  { includeDrafts = false, now = new Date() } = {},
): Content {
  const { labels, findings } = readLabels(from)
  const read = recordOf(variants, variant => readPages(from, variant))
  const chooseAll = (drafts: boolean) =>
    recordOf(variants, variant => read[variant].choosePages(drafts))
  const [published, all] = [chooseAll(false), chooseAll(true)]
  for (const variant of variants) findings.push(...read[variant].findings)
  findings.push(...checkNames(from), ...checkSiteLinks(published, all))

  const claims = parseClaims(from.read(claimsFile) ?? '', claimsFile)
  const sources = contentSources(from)
  findings.push(...claims.findings, ...checkClaims(claims, claimsFile, sources, now))
  for (const { text, file, unreadable } of sources) {
    if (!unreadable) findings.push(...checkLines(text, file, now.getFullYear()))
  }

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
      labels: labels[variant][language],
      pages: mapValues(shown[variant][language], page => page.words),
    })),
    files: perSite((variant, language) => mapValues(shown[variant][language], page => page.source)),
    pictures,
    findings: findings
      .filter(isFirst)
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line),
  }
}

/** Returns a record with each value changed. */
export const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** The same word twice on a line is one finding. */
const isFirst = (finding: Finding, index: number, all: readonly Finding[]): boolean =>
  index ===
  all.findIndex(
    ({ file, line, message }) =>
      file === finding.file && line === finding.line && message === finding.message,
  )
