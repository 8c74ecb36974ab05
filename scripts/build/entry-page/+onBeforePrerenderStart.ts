import { text } from 'node:stream/consumers'
import type { PrerenderInput } from '../prerender-pages.ts'
import type { PageData } from './render-entry-page.ts'

/** Returns every page with its content, which the build sends to this process. */
export async function onBeforePrerenderStart() {
  const { site, paths }: PrerenderInput = JSON.parse(await text(process.stdin))
  return paths.map(at => ({
    url: at?.address ?? '/404',
    pageContext: { data: { site, at } satisfies PageData },
  }))
}
