import { readWords } from '../../scripts/build/read-words.ts'
import { siteRoutes } from '../../scripts/build/site-routes.ts'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'

const { words } = readWords(process.cwd())

/** The English labels of each variant, so that no test repeats a word of the site. */
export const labels = {
  affiliate: pickEntries(affiliateLabels, words.affiliate.en.labels, 'labels.yaml'),
  social: pickEntries(socialLabels, words.social.en.labels, 'labels.yaml'),
}

const { routes, paths } = siteRoutes({
  affiliate: words.affiliate.en.pages,
  social: words.social.en.pages,
})

/** The addresses of a variant's own pages under a market segment, from the route tables. */
export const pagesOf = (variant: Variant, segment: '' | 'fi' = ''): string[] =>
  paths
    .filter(at => at.segment === segment && routes[variant].some(row => row.path === at.path))
    .map(({ address }) => address)
