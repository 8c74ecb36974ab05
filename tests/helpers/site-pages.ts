import { siteRoutes } from '../../scripts/build/site-routes.ts'
import { readWords } from '../../scripts/content/read-content.ts'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { socialLabels } from '../../variants/social/labels.ts'

export const { words } = readWords(process.cwd())

/** The English labels of each variant, so that no test repeats a word of the site. */
export const labels = {
  affiliate: pickEntries(affiliateLabels, words.affiliate.en.labels, 'labels.yaml'),
  social: pickEntries(socialLabels, words.social.en.labels, 'labels.yaml'),
}

export const routes = siteRoutes({
  affiliate: words.affiliate.en.pages,
  social: words.social.en.pages,
})
