import { readWords } from '../../scripts/build/read-words.ts'
import { siteRoutes } from '../../scripts/build/site-routes.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'

/** All words of the site, so that no test repeats one. */
export const { words } = readWords(process.cwd())

const { routes, paths } = siteRoutes({
  affiliate: words.affiliate.en.pages,
  social: words.social.en.pages,
})

/** The addresses of a variant's own pages under a market segment, from the route tables. */
export const pagesOf = (variant: Variant, segment = ''): string[] =>
  paths
    .filter(at => at.segment === segment && routes[variant].some(row => row.path === at.path))
    .map(({ address }) => address)
