import { type PrerenderInput, prerenderSite } from '../../shared/site/prerender-site.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.tsx'

/** What the build takes from Vike (scripts/build/render-page.ts): it gives a page as HTML. */
export const Page = (input: PrerenderInput<SocialLabel>): Promise<string> =>
  prerenderSite(socialVariant, input)
