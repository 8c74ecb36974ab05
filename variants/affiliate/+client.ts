import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Arrival, HydratedPage } from '../../shared/entry-page/arrival.ts'
import { hydrateSite } from '../../shared/site/hydrate-site.tsx'
import { affiliateVariant } from './affiliate-variant.tsx'
import type { AffiliateLabel } from './labels.ts'

/** What the loader imports to hand the page over to. */
export const hydrate = (arrival: Arrival<SiteContent<AffiliateLabel>>): Promise<HydratedPage> =>
  hydrateSite(affiliateVariant(arrival.rankings), arrival)
