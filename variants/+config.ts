import type { Config } from 'vike/types'
import type { PrerenderInput } from '../shared/site/prerender-site.tsx'

export default {} satisfies Config

/** Renders an address of a variant as HTML: what a variant's +Page.ts exports. */
export type PrerenderPage = (input: PrerenderInput<string>) => Promise<string>

declare global {
  namespace Vike {
    interface PageContext {
      Page: PrerenderPage
    }
  }
}
