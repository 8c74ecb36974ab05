import {
  type PageHtml,
  type PrerenderInput,
  prerenderPage,
} from '../shared/variant/prerender-page.tsx'
import { affiliateVariant } from './affiliate/affiliate-variant.tsx'
import type { AffiliateLabel } from './affiliate/labels.ts'
import type { SocialLabel } from './social/labels.ts'
import { socialVariant } from './social/social-variant.tsx'

/** What renders a page of each variant, for the build and the developer's server. */
export const prerender = {
  affiliate: (input: PrerenderInput<AffiliateLabel>): Promise<PageHtml> =>
    prerenderPage(affiliateVariant({ given: [], shuffled: [] }), input),
  social: (input: PrerenderInput<SocialLabel>): Promise<PageHtml> =>
    prerenderPage(socialVariant, input),
}
