import { readWords } from '../build/read-words.ts'
import { type SiteRoutes, siteRoutes } from '../build/site-routes.ts'
import type { Content } from '../content/read-content.ts'
import { scenarios } from '../stand-ins/scenarios.ts'
import type { ComparisonData } from './findings/comparison-data.ts'
import { knownWordsOf } from './known-words-of.ts'

/** The site's routes, and what the compare page has to know of it, out of the lists there are. */
export function comparisonDataOf(
  root: string,
  games: readonly string[],
): { routes: SiteRoutes; data: Omit<ComparisonData, 'approved'> } {
  const { words }: Content = readWords(root)
  const routes = siteRoutes({ affiliate: words.affiliate.en.pages, social: words.social.en.pages })
  const { paths } = routes
  const owner = (path: string) => {
    const [affiliate, social] = (['affiliate', 'social'] as const).map(variant =>
      routes.routes[variant].some(row => row.path === path),
    )
    return affiliate && social ? 'both' : affiliate ? 'affiliate' : 'social'
  }
  return {
    routes,
    data: {
      pages: [...new Set(paths.map(({ path }) => path))].map(path => ({ path, in: owner(path) })),
      segments: [...new Set(paths.map(({ segment }) => segment))],
      addresses: paths.map(({ address }) => address),
      scenarios: Object.entries(scenarios).map(([name, { description }]) => ({
        name,
        description,
      })),
      words: knownWordsOf({ words, routes, games }),
    },
  }
}
