import { type PrerenderInput, prerenderPage } from '../shared/variant/prerender-page.tsx'
import { affiliateVariant } from './affiliate/affiliate-variant.tsx'
import type { AffiliateLabel } from './affiliate/labels.ts'
import type { SocialLabel } from './social/labels.ts'
import { socialVariant } from './social/social-variant.tsx'

/** Renders a page of the affiliate, with an empty list. */
export const prerenderAffiliate = (input: PrerenderInput<AffiliateLabel>): Promise<string> =>
  prerenderPage(affiliateVariant({ given: [], shuffled: [] }), input)

export const prerenderSocial = (input: PrerenderInput<SocialLabel>): Promise<string> =>
  prerenderPage(socialVariant, input)
