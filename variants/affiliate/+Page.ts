import { type PrerenderInput, prerenderSite } from '../../shared/site/prerender-site.tsx'
import { affiliateVariant } from './affiliate-variant.ts'
import type { AffiliateLabel } from './labels.ts'

/** What Vike renders for this variant (+onRenderHtml.ts): a page of its route table as HTML. */
export const Page = (input: PrerenderInput<AffiliateLabel>): Promise<string> =>
  prerenderSite(affiliateVariant, input)
