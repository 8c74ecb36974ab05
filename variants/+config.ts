import type { Config } from 'vike/types'
import type { PrerenderInput } from '../shared/site/prerender-site.tsx'

export default {} satisfies Config

declare global {
  namespace Vike {
    interface PageContext {
      /** What the build asks to have rendered. */
      input: PrerenderInput<string>
      Page: (input: PrerenderInput<string>) => Promise<string>
      /** The page, as +onRenderHtml.ts gives it back to the build. */
      html: string
    }
  }
}
