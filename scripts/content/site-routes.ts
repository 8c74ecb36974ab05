import { languageSettings, languages } from '../../shared/content/languages.ts'
import { recordOf } from '../../shared/content/records.ts'
import { languageOf, publicPath } from '../../shared/pages/market-path.ts'
import { route } from '../../shared/pages/route.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { routesOf } from './variant-tables.ts'

export type SiteRoutes = ReturnType<typeof siteRoutes>

/** An address of the site, and the row of each variant’s table for it. */
export type SitePath = SiteRoutes['paths'][number]

/** Returns every address of the site: of each page in these markets and in each language. */
export function siteRoutes(pages: Record<Variant, object>, markets: readonly string[]) {
  const routes = recordOf(variants, variant => routesOf(variant, pages[variant]))
  const ownSegments = languages.map(language => languageSettings[language].segment)
  const segments = [...new Set([...ownSegments, ...markets])]
  const all = [...new Set(variants.flatMap(variant => routes[variant].map(({ path }) => path)))]
  const rowOf = (variant: Variant, path: string) => routes[variant].find(row => row.path === path)
  return {
    routes,
    /** Paths that only the other variant has. A variant shows its home page there. */
    homePaths: recordOf(variants, variant => all.filter(path => !rowOf(variant, path))),
    paths: segments.flatMap(segment =>
      all.map(path => ({
        segment,
        language: languageOf(segment),
        path,
        address: publicPath(segment, path),
        rows: recordOf(variants, variant => rowOf(variant, path) ?? route('home', 'home')),
      })),
    ),
  }
}
