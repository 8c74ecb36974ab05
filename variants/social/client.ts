import type { VariantContent } from '../../shared/content/variant-content.ts'
import type { Handover } from '../../shared/pages/handover.ts'
import { hydrateVariant } from '../../shared/variant/hydrate-variant.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.tsx'

/** Hydrates the page for the loader, which imports this module. */
export const hydrate = (handover: Handover<VariantContent<SocialLabel>>) =>
  hydrateVariant(socialVariant, handover)
