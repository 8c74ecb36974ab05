import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Arrival } from '../../shared/entry-page/arrival.ts'
import { hydrateSite } from '../../shared/site/hydrate-site.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.tsx'

/** Takes the page over from the loader, which imports this module. */
export const hydrate = (arrival: Arrival<SiteContent<SocialLabel>>) =>
  hydrateSite(socialVariant, arrival)
