import { text } from 'node:stream/consumers'
import type { SitePath } from '../../content/site-routes.ts'
import type { PrerenderInput } from '../prerender-pages.ts'
import type { EntrySite } from './render-entry-page.ts'

declare global {
  namespace Vike {
    interface PageContext {
      site: EntrySite
      /** Null on the page for unknown paths. */
      at: SitePath | null
    }
  }
}

/** Returns every page with its content, which the build sends to this process. */
export async function onBeforePrerenderStart() {
  const { site, paths }: PrerenderInput = JSON.parse(await text(process.stdin))
  return [
    { url: '/404', pageContext: { site, at: null } },
    ...paths.map(at => ({ url: at.address, pageContext: { site, at } })),
  ]
}
