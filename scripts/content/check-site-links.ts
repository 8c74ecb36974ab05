import { type Language, languageSettings, languages } from '../../shared/content/languages.ts'
import { pathOf, type Route } from '../../shared/routes/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliatePlaces } from '../../variants/affiliate/route-table.ts'
import { socialPlaces } from '../../variants/social/route-table.ts'
import { siteRoutes } from '../build/site-routes.ts'
import { checkLinks, type LinkTargets } from './check-links.ts'
import { type Finding, inDraft, noteOn } from './finding.ts'
import type { VariantPages, WrittenPage } from './read-pages.ts'
import { findAnchors } from './to-content-nodes.ts'

type SitePages = Record<Variant, VariantPages>

/** What links can name on a page besides its headings. */
const places: Record<Variant, Record<string, readonly string[]>> = {
  affiliate: affiliatePlaces,
  social: socialPlaces,
}

/** Reports links that lead nowhere: as errors where visitors meet them, in drafts as notes. */
export function checkSiteLinks(published: SitePages, all: SitePages): Finding[] {
  const visited = targetsOf(published, all)
  const previewed = targetsOf(all, all)
  return variants.flatMap(variant =>
    languages.flatMap(language => {
      const { name } = languageSettings[language]
      const checkPages = (
        pages: Record<string, WrittenPage>,
        targets: LinkTargets,
        isAsked: (page: WrittenPage) => boolean,
      ) =>
        Object.entries(pages)
          .filter(([, page]) => isAsked(page))
          .flatMap(
            ([
              page,
              {
                links,
                source: { file },
              },
            ]) => checkLinks(links, { file, path: pathOf(page) }, targets),
          )
      const pages = published[variant][language]
      const own = visited(variant, language)
      const inEnglish = checkPages(pages, visited(variant, 'en'), ({ source }) => source.fellBack)
      const inLanguage = checkPages(pages, own, ({ source }) => source.fellBack)
      const isKnown = ({ file, line }: Finding) =>
        inEnglish.some(known => known.file === file && known.line === line)
      return [
        ...checkPages(pages, own, ({ source }) => !source.fellBack),
        ...inLanguage
          .filter(finding => !isKnown(finding))
          .map(({ file, line, message }) =>
            noteOn(file, `In ${name}, which shows this page too: ${message}`, line),
          ),
        ...checkPages(
          all[variant][language],
          previewed(variant, language),
          ({ source }) => source.draft && !source.fellBack,
        ).map(inDraft),
      ]
    }),
  )
}

/** Returns what gives the targets that links can have on the pages shown. */
function targetsOf(shown: SitePages, all: SitePages) {
  const wordsOf = (variant: Variant) =>
    Object.fromEntries(Object.entries(shown[variant].en).map(([name, page]) => [name, page.words]))
  const { routes, homePaths } = siteRoutes({
    affiliate: wordsOf('affiliate'),
    social: wordsOf('social'),
  })
  return (variant: Variant, language: Language): LinkTargets => {
    const pages = shown[variant][language]
    const isPage = (name: string) => routes[variant].some(({ page }) => page === name)
    const anchorsOf = (name: string) => findAnchors(pages[name]?.words.body ?? [])
    // A page with components can show those that are no page (the questions), too.
    const inParts = Object.keys(pages)
      .filter(name => !isPage(name))
      .flatMap(anchorsOf)
    const anchorsAt = ({ page, kind }: Route) =>
      pages[page]?.unreadable
        ? null
        : new Set([
            ...anchorsOf(page),
            ...(kind === 'text' ? [] : inParts),
            ...(places[variant][page] ?? []),
          ])
    const drafts = Object.entries(all[variant].en).filter(([name]) => !shown[variant].en[name])
    return {
      anchors: new Map(routes[variant].map(row => [row.path, anchorsAt(row)])),
      drafts: new Map(drafts.map(([name, { source }]) => [pathOf(name), source.file])),
      foreign: homePaths[variant],
    }
  }
}
