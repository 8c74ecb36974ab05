import type { VariantContent } from '../../shared/content/variant-content.ts'
import type { Arrival } from '../../shared/pages/arrival.ts'
import { hydrateVariant } from '../../shared/variant/hydrate-variant.tsx'
import { affiliateVariant } from './affiliate-variant.tsx'
import type { AffiliateLabel } from './labels.ts'

/** Hydrates the page for the loader, which imports this module. */
export const hydrate = (arrival: Arrival<VariantContent<AffiliateLabel>>) =>
  hydrateVariant(affiliateVariant(arrival.rankings), arrival)
