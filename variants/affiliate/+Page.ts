import { type PrerenderInput, prerenderSite } from '../../shared/site/prerender-site.tsx'
import { affiliateVariant } from './affiliate-variant.tsx'
import type { AffiliateLabel } from './labels.ts'

/** What the build takes from Vike (scripts/build/render-page.ts): it gives a page as HTML. */
export const Page = (input: PrerenderInput<AffiliateLabel>): Promise<string> =>
  prerenderSite(affiliateVariant, input)
