import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import type { Words } from '../../shared/content/words.ts'
import { languageOf, publicPath } from '../../shared/routes/market-path.ts'
import type { Route } from '../../shared/routes/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { affiliateParts, affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialParts, socialRoutes } from '../../variants/social/route-table.ts'
import { defaultMarkets } from './settings.ts'

/** An address of the site, and the row of each variant's table that stands there. */
export type SitePath = {
  segment: string
  language: Language
  path: string
  address: string
  rows: Record<Variant, Route>
}

export type SiteRoutes = {
  routes: Record<Variant, Route[]>
  /** Paths that only the other variant has, where a variant shows its home page. */
  homePaths: Record<Variant, string[]>
  paths: SitePath[]
}

type Pages = Record<Variant, Words<string>['pages']>

/**
 * Returns every address of the site, from the two route tables. Each language's own segment is among
 * them, whatever the markets are.
 */
export function siteRoutes(pages: Pages, markets: readonly string[] = defaultMarkets): SiteRoutes {
  const routes: Record<Variant, Route[]> = {
    affiliate: affiliateRoutes(textPages(pages.affiliate, affiliateRoutes([]), affiliateParts)),
    social: socialRoutes(textPages(pages.social, socialRoutes([]), socialParts)),
  }
  const languageSegments = languages.map(language => languageSettings[language].segment)
  const segments = [...new Set([...languageSegments, ...markets])]
  const all = [...new Set([...routes.affiliate, ...routes.social].map(({ path }) => path))]
  const rowOf = (variant: Variant, path: string): Route | undefined =>
    routes[variant].find(row => row.path === path)
  const home = (variant: Variant): Route => {
    const row = rowOf(variant, '/')
    if (!row) throw new Error(`The ${variant} route table has no home.`)
    return row
  }
  return {
    routes,
    homePaths: recordOf(variants, variant => all.filter(path => !rowOf(variant, path))),
    paths: segments.flatMap(segment =>
      all.map(path => ({
        segment,
        language: languageOf(segment),
        path,
        address: publicPath(segment, path),
        rows: recordOf(variants, variant => rowOf(variant, path) ?? home(variant)),
      })),
    ),
  }
}

/** Returns the text pages: the content files that are no other page, nor a part of one. */
const textPages = (
  pages: Words<string>['pages'],
  own: readonly Route[],
  parts: readonly string[],
): string[] => {
  const known = new Set([...own.map(({ page }) => page), ...parts])
  return Object.keys(pages).filter(page => !known.has(page))
}
