import type { VariantContent } from '../../shared/content/variant-content.ts'
import type { Handover } from '../../shared/pages/handover.ts'
import { hydrateVariant } from '../../shared/variant/hydrate-variant.tsx'
import { affiliateVariant } from './affiliate-variant.tsx'
import type { AffiliateLabel } from './labels.ts'

/** Hydrates the page for the loader, which imports this module. */
export const hydrate = (handover: Handover<VariantContent<AffiliateLabel>>) =>
  hydrateVariant(affiliateVariant(handover.rankings), handover)
