import { type PrerenderInput, prerenderSite } from '../../shared/site/prerender-site.tsx'
import type { SocialLabel } from './labels.ts'
import { socialVariant } from './social-variant.ts'

/** What Vike renders for this variant (+onRenderHtml.ts): a page of its route table as HTML. */
export const Page = (input: PrerenderInput<SocialLabel>): Promise<string> =>
  prerenderSite(socialVariant, input)
