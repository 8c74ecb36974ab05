import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import type { SiteContent } from '../content/site-content.ts'
import type { Arrival } from '../entry-page/arrival.ts'
import { marketPath, publicPath } from '../routes/market-path.ts'
import { bodyReader } from './body-reader.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { routeObjects, rowsOf } from './route-objects.ts'
import { imageOf } from './site.ts'
import type { VariantSite } from './variant-site.ts'

/**
 * Takes over what the loader has shown: React hydrates over it, and the router answers links from
 * then on. Where nothing is shown yet (the page for unknown paths) React renders it. The promise
 * ends when the page is on screen and answers.
 */
export async function hydrateSite<Label extends string, Kind extends string>(
  variant: VariantSite<Label, Kind>,
  { prerendered, content, body, now }: Arrival<SiteContent<Label>>,
): Promise<void> {
  const { segment, path } = marketPath(location.pathname)
  // A path that no host knows may be a page's, written oddly: `/au//poker/index.html`.
  const address = publicPath(segment, path) + location.search + location.hash
  if (!prerendered) history.replaceState(history.state, '', address)
  replaceBrokenImages(imageOf(content, 'placeholder'))
  // WebKit prints no lazy picture that was never near the screen.
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager'
  })
  const basename = `/${segment}`
  const readBody = bodyReader(content.bodies, segment && basename)
  const router = createBrowserRouter(routeObjects(variant, rowsOf(variant, content), readBody), {
    basename,
    hydrationData: body ? { loaderData: { [path]: body } } : undefined,
  })
  await initialized(router)
  return new Promise(resolve => {
    const app = variant.provide(
      { content, segment, now },
      <>
        <RouterProvider router={router} />
        <Hydrated then={resolve} />
      </>,
    )
    // The page for unknown paths has a title, which a page that the router does know brings itself.
    if (!prerendered && !router.state.errors) document.querySelector('title')?.remove()
    // In a transition React works in short tasks, so that a hand is never kept waiting.
    startTransition(() => {
      const root = document.querySelector('#root') ?? document.body
      if (prerendered) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
  })
}

/** Ends when the router has the text of a page that was not prerendered, which React shows at once. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(state => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}

/** Tells when React has taken the page over, to whoever waits and to the browser's timeline. */
function Hydrated({ then }: { then: () => void }): null {
  useEffect(() => {
    performance.mark('hydrated')
    then()
  }, [then])
  return null
}
