import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/routes/market-path.ts'
import { pathOf, type Route } from '../../shared/routes/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { siteRoutes } from '../build/site-routes.ts'
import type { PageLink } from './check-body.ts'
import { didYouMean } from './did-you-mean.ts'
import { errorIn, type Finding, inDraft, noteOn } from './finding.ts'
import type { VariantPages, WrittenPage } from './read-pages.ts'
import { findAnchors } from './to-content-nodes.ts'
import { variantTables } from './variant-tables.ts'

type SitePages = Record<Variant, VariantPages>

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
  const visited = targetsOf(published, all)
  const previewed = targetsOf(all, all)
  const checkPage = (variant: Variant, language: Language, name: string): Finding[] => {
    const faults = (page: WrittenPage, targets: LinkTargets) =>
      page.links.flatMap(link => checkLink(link, page.source.file, pathOf(name), targets))
    const inLanguage = visited(variant, language)
    const page = published[variant][language][name]
    const draft = all[variant][language][name]
    const ofDraft = draft?.source.draft && !draft.source.fellBack
    const findings = ofDraft ? faults(draft, previewed(variant, language)).map(inDraft) : []
    if (!page?.source.fellBack) return page ? [...faults(page, inLanguage), ...findings] : findings
    // What is wrong in English too is told of the English page.
    const inEnglish = faults(page, visited(variant, 'en'))
    const alone = faults(page, inLanguage).filter(
      ({ file, line }) => !inEnglish.some(known => known.file === file && known.line === line),
    )
    const also = `In ${languageSettings[language].name}, which shows this page too`
    return [
      ...alone.map(({ file, line, message }) => noteOn(file, `${also}: ${message}`, line)),
      ...findings,
    ]
  }
  return variants.flatMap(variant =>
    languages.flatMap(language =>
      Object.keys(all[variant][language]).flatMap(name => checkPage(variant, language, name)),
    ),
  )
}

/** Reports a link to no page or anchor of this variant; other kinds of address are checked elsewhere. */
function checkLink(
  { url, line, isImage }: PageLink,
  file: string,
  own: string,
  { anchors, drafts, foreign }: LinkTargets,
): Finding[] {
  if (isImage || !/^(#|\/(?![/\\]))/.test(url)) return []
  const [address = '', hash] = url.split('#')
  const { segment, path } = marketPath(address.split('?')[0] || own)
  const report = (message: string) => [errorIn(file, message, line)]
  const draft = drafts.get(path)
  if (draft !== undefined) {
    const message = `This page is a draft, but ${file}:${line} links to it. Remove "draft: true" here or the link there.`
    return [errorIn(draft, message)]
  }
  if (segment)
    return report(`Write "${path}" without "/${segment}": links stay in the visitor’s language.`)
  const known = anchors.get(path)
  if (known === undefined) {
    return report(
      foreign.includes(path)
        ? `"${path}" is a page of the other site; here it shows the home page. Link to a page of this one.`
        : `There is no page "${path}". ${didYouMean(path, [...anchors.keys()])}`,
    )
  }
  if (!hash || known.includes(hash)) return []
  return report(`There is no place "#${hash}" on "${path}". ${didYouMean(hash, known)}`)
}

function targetsOf(shown: SitePages, all: SitePages) {
  const { routes, homePaths } = siteRoutes({
    affiliate: shown.affiliate.en,
    social: shown.social.en,
  })
  return (variant: Variant, language: Language): LinkTargets => {
    const pages = shown[variant][language]
    const isPage = (name: string) => routes[variant].some(({ page }) => page === name)
    const anchorsOf = (name: string) => findAnchors(pages[name]?.words.body ?? [])
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
      drafts: new Map(drafts.map(([name, { source }]) => [pathOf(name), source.file])),
      foreign: homePaths[variant],
    }
  }
}
