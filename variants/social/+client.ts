import type { SiteContent } from '../../shared/content/site-content.ts'
import type { Arrival, HydratedPage } from '../../shared/entry-page/arrival.ts'
import { hydrateSite } from '../../shared/site/hydrate-site.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.tsx'

/** What the loader imports to hand the page over to. */
export const hydrate = (arrival: Arrival<SiteContent<SocialLabel>>): Promise<HydratedPage> =>
  hydrateSite(socialVariant, arrival)
