import { type Language, languages, recordOf } from '../../shared/content/languages.ts'
import type { Words } from '../../shared/content/words.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliatePlaces } from '../../variants/affiliate/route-table.ts'
import { socialPlaces } from '../../variants/social/route-table.ts'
import { siteRoutes } from '../build/site-routes.ts'
import { checkClaims } from './check-claims.ts'
import { checkLinks } from './check-links.ts'
import { checkTexts } from './check-texts.ts'
import { type ContentFiles, contentSources } from './content-files.ts'
import type { Finding } from './finding.ts'
import { parseClaims } from './parse-claims.ts'
import { readLabels } from './read-labels.ts'
import { inDraft, type PageFile, readPages, type WrittenPage } from './read-pages.ts'
import { findAnchors } from './to-content-nodes.ts'

type PerPage<Value> = Record<Variant, Record<Language, Record<string, Value>>>

export type Content = {
  words: Record<Variant, Record<Language, Words<string>>>
  /** Where each page's words come from: apart from the words, which browsers receive. */
  files: PerPage<PageFile>
  /** All that can be said about the words, by file and line, the same with drafts and without. */
  findings: Finding[]
}

/** What links can name on a page besides its headings. */
const places: Record<Variant, Record<string, readonly string[]>> = {
  affiliate: affiliatePlaces,
  social: socialPlaces,
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
  const inDrafts = findBrokenLinks(all, page => page.source.draft).map(inDraft)
  findings.push(...findBrokenLinks(published, page => !page.source.fellBack), ...inDrafts)

  const claims = parseClaims(from.read(claimsFile) ?? '', claimsFile)
  const sources = contentSources(from)
  findings.push(...claims.findings, ...checkClaims(claims, claimsFile, sources, now))
  for (const { text, file } of sources) findings.push(...checkTexts(text, file, now.getFullYear()))

  const shown = includeDrafts ? all : published
  const pick = <Part>(part: (page: WrittenPage) => Part): PerPage<Part> =>
    recordOf(variants, variant =>
      recordOf(languages, language => mapValues(shown[variant][language], part)),
    )
  const pages = pick(page => page.words)
  return {
    words: recordOf(variants, variant =>
      recordOf(languages, language => ({
        language,
        labels: labels[variant][language],
        pages: pages[variant][language],
      })),
    ),
    files: pick(page => page.source),
    findings: findings
      .filter(isFirst)
      .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line),
  }
}

type Pages = PerPage<WrittenPage>

/** Reports the links that lead nowhere, on those of the shown pages that are asked for. */
function findBrokenLinks(shown: Pages, isAsked: (page: WrittenPage) => boolean): Finding[] {
  const wordsOf = (variant: Variant) => mapValues(shown[variant].en, page => page.words)
  const { routes, homePaths } = siteRoutes({
    affiliate: wordsOf('affiliate'),
    social: wordsOf('social'),
  })
  return variants.flatMap(variant => {
    return languages.flatMap(language => {
      const pages = shown[variant][language]
      const isPage = (name: string) => routes[variant].some(({ page }) => page === name)
      const parts = Object.keys(pages).filter(name => !isPage(name))
      const anchorsOf = (name: string) => findAnchors(pages[name]?.words.body ?? [])
      const anchors = new Map(
        routes[variant].map(({ path, page, kind }) => {
          // A page with components can show those that are no page (the questions), too.
          const inParts = kind === 'text' ? [] : parts.flatMap(anchorsOf)
          return [path, new Set([...anchorsOf(page), ...inParts, ...(places[variant][page] ?? [])])]
        }),
      )
      const targets = { anchors, foreign: homePaths[variant] }
      return Object.entries(pages)
        .filter(([, page]) => isAsked(page))
        .flatMap(([name, { links, source }]) => {
          const path = routes[variant].find(row => row.page === name)?.path ?? '/'
          return checkLinks(links, { file: source.file, path }, targets)
        })
    })
  })
}

const mapValues = <Value, Result>(
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
