import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Arrival } from '../../shared/entry-page/arrival.ts'
import { hydrateSite } from '../../shared/site/hydrate-site.tsx'
import { affiliateVariant } from './affiliate-variant.tsx'
import type { AffiliateLabel } from './labels.ts'

/** Takes the page over from the loader, which imports this module. */
export const hydrate = (arrival: Arrival<SiteContent<AffiliateLabel>>) =>
  hydrateSite(affiliateVariant(arrival.rankings), arrival)
