import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  RouterProvider,
  type RouterState,
} from 'react-router-dom'
import type { SiteContent } from '../content/site-content.ts'
import type { Arrival, HydratedPage } from '../entry-page/arrival.ts'
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
  { prerendered, content, body, now, root = pageRoot() }: Arrival<SiteContent<Label>>,
): Promise<HydratedPage> {
  const { segment, path } = marketPath(location.pathname)
  // A path that no host knows may be a page's, written oddly: `/au//poker/index.html`.
  const address = publicPath(segment, path) + location.search + location.hash
  if (!prerendered) history.replaceState(history.state, '', address)
  replaceBrokenImages(imageOf(content, 'placeholder'))
  // WebKit prints no lazy picture that was never near the screen.
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager'
  })
  const readBody = bodyReader(content.bodies, segment && `/${segment}`)
  const router = createBrowserRouter(routeObjects(variant, rowsOf(variant, content), readBody), {
    basename: `/${segment}`,
    hydrationData: body ? { loaderData: { [path]: body } } : undefined,
  })
  // A page that was not prerendered fetches its text, and React's first render is to have it.
  await until(router, ({ initialized }) => initialized)
  return new Promise(resolve => {
    const then = () =>
      resolve({
        settled: () => until(router, ({ navigation }) => navigation.state === 'idle'),
        leave: () => {
          app.unmount()
          router.dispose()
        },
      })
    let app: Root
    const site = variant.provide(
      { content, segment, now },
      <>
        <RouterProvider router={router} />
        <Hydrated then={then} />
      </>,
    )
    // The page for unknown paths has a title, which a page that the router does know brings itself.
    if (!prerendered && !router.state.errors) document.querySelector('title')?.remove()
    // In a transition React works in short tasks, so that a hand is never kept waiting.
    startTransition(() => {
      app = prerendered ? hydrateRoot(root, site) : createRoot(root)
      if (!prerendered) app.render(site)
    })
  })
}

const pageRoot = (): Element => document.querySelector('#root') ?? document.body

function until(router: DataRouter, holds: (state: RouterState) => boolean): Promise<void> {
  return new Promise(resolve => {
    if (holds(router.state)) return resolve()
    const unsubscribe = router.subscribe(state => {
      if (!holds(state)) return
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
