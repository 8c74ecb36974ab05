import type { VariantContent } from '../../shared/content/variant-content.ts'
import type { Arrival } from '../../shared/pages/arrival.ts'
import { hydrateVariant } from '../../shared/variant/hydrate-variant.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.tsx'

/** Hydrates the page for the loader, which imports this module. */
export const hydrate = (arrival: Arrival<VariantContent<SocialLabel>>) =>
  hydrateVariant(socialVariant, arrival)
