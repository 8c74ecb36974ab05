import type { PageContextServer } from 'vike/types'
import { addressOf } from '../html-file.ts'
import type { PagesInput } from '../prerender-pages.ts'

declare global {
  namespace Vike {
    // What prerenderPages passes to Vike.
    interface PageContextServer extends Pick<PagesInput, 'site' | 'paths'> {}
  }
}

type Pages = { pageContexts: PageContextServer[] }

export function onPrerenderStart({ pageContexts }: Pages): { prerenderContext: Pages } {
  const contexts = pageContexts.flatMap(page =>
    page.paths.map(sitePath => ({
      ...page,
      urlOriginal: addressOf(sitePath),
      data: { site: page.site, sitePath },
    })),
  )
  return { prerenderContext: { pageContexts: contexts } }
}
