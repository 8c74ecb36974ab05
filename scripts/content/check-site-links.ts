import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/routes/market-path.ts'
import { pathOf, type Route } from '../../shared/routes/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { siteRoutes } from '../build/site-routes.ts'
import type { PageLink } from './check-body.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding, inDraft, noteOn } from './finding.ts'
import type { SitePages } from './read-content.ts'
import { findAnchors } from './to-content-nodes.ts'
import { variantTables } from './variant-tables.ts'

type LinkTargets = {
  /** The paths of the pages, each with its anchors (`#name`). */
  anchors: ReadonlyMap<string, readonly string[]>
  /** The files of pages that are not published, by their paths. */
  drafts: ReadonlyMap<string, string>
  /** Paths that only the other variant has. */
  foreign: readonly string[]
}

/** Reports links that lead nowhere: as errors where visitors meet them, in drafts as notes. */
export function checkSiteLinks(published: SitePages, all: SitePages): Finding[] {
  const findings: Finding[] = []
  const isKnown = ({ file, line }: Finding) =>
    findings.some(known => known.file === file && known.line === line)
  for (const shown of [published, all]) {
    const targetsIn = findTargets(shown, all)
    for (const variant of variants)
      for (const language of languages) {
        const targets = targetsIn(variant, language)
        for (const [name, page] of Object.entries(shown[variant][language])) {
          const fellBack = page.language !== language
          if (shown === all && (fellBack || !page.draft)) continue
          const faults = page.links.flatMap(link =>
            checkLink(link, page.file, pathOf(name), targets),
          )
          const also = `In ${languageSettings[language].name}, which shows this page too`
          if (page.draft) findings.push(...faults.map(inDraft))
          else if (!fellBack) findings.push(...faults)
          // What is wrong in English too is told of the English page.
          else
            for (const fault of faults.filter(fault => !isKnown(fault)))
              findings.push(noteOn(fault.file, `${also}: ${fault.message}`, fault.line))
        }
      }
  }
  return findings
}

/** Reports a link to no page or anchor of this variant; other kinds of address are checked elsewhere. */
function checkLink(
  { address, line }: PageLink,
  file: string,
  own: string,
  { anchors, drafts, foreign }: LinkTargets,
): Finding[] {
  if (!/^(#|\/(?![/\\]))/.test(address)) return []
  const [before = '', hash] = address.split('#')
  const { segment, path } = marketPath(before.split('?')[0] || own)
  const report = (message: string) => [errorIn(file, message, line)]
  const draft = drafts.get(path)
  if (draft !== undefined) {
    const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
    return [errorIn(draft, message)]
  }
  if (segment)
    return report(`Write "${path}" without "/${segment}": links stay in the visitor’s language.`)
  const known = anchors.get(path)
  if (foreign.includes(path))
    return report(
      `"${path}" is a page of the other site; here it shows the home page. Link to a page of this one.`,
    )
  if (!known) return report(`There is no page "${path}". ${didYouMean(path, [...anchors.keys()])}`)
  if (!hash || known.includes(hash)) return []
  return report(`There is no place "#${hash}" on "${path}". ${didYouMean(hash, known)}`)
}

/** Returns a function that finds what a link can lead to where these pages are shown. */
function findTargets(shown: SitePages, all: SitePages) {
  const { routes, homePaths } = siteRoutes({
    affiliate: shown.affiliate.en,
    social: shown.social.en,
  })
  return (variant: Variant, language: Language): LinkTargets => {
    const pages = shown[variant][language]
    const anchorsOf = (name: string) => findAnchors(pages[name]?.words.body ?? [])
    const isPage = (name: string) => routes[variant].some(({ page }) => page === name)
    // A page with components can show those that are no page (the questions), too.
    const inParts = Object.keys(pages)
      .filter(name => !isPage(name))
      .flatMap(anchorsOf)
    const anchorsAt = ({ page, kind }: Route) => [
      ...anchorsOf(page),
      ...(kind === 'text' ? [] : inParts),
      ...(variantTables[variant].places[page] ?? []),
    ]
    const drafts = Object.entries(all[variant].en).filter(([name]) => !shown[variant].en[name])
    return {
      anchors: new Map(routes[variant].map(row => [row.path, anchorsAt(row)])),
      drafts: new Map(drafts.map(([name, { file }]) => [pathOf(name), file])),
      foreign: homePaths[variant],
    }
  }
}
