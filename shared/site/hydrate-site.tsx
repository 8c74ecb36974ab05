import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import type { SiteContent } from '../content/site-content.ts'
import type { Arrival, Leave } from '../entry-page/arrival.ts'
import { marketPath } from '../routes/market-path.ts'
import { bodyReader } from './body-reader.ts'
import { routeObjects, rowsOf } from './route-objects.ts'
import type { VariantSite } from './variant-site.ts'

/**
 * Takes over what the loader has shown: React hydrates over it, and the router answers links from
 * then on. Where nothing is shown yet (the page for unknown paths) React renders it. The promise
 * ends when the page is on screen and answers, and gives what takes it down again.
 */
export async function hydrateSite<Label extends string, Kind extends string>(
  variant: VariantSite<Label, Kind>,
  { root, prerendered, content, body, rankings, now }: Arrival<SiteContent<Label>>,
): Promise<Leave> {
  const { segment, path } = marketPath(location.pathname)
  const readBody = bodyReader(content.bodies, segment && `/${segment}`)
  const router = createBrowserRouter(routeObjects(variant, rowsOf(variant, content), readBody), {
    basename: `/${segment}`,
    hydrationData: body ? { loaderData: { [path]: body } } : undefined,
  })
  await initialized(router)
  return new Promise(resolve => {
    const then = () =>
      resolve(() => {
        app.unmount()
        router.dispose()
      })
    const site = (
      <variant.SiteProvider value={{ content, segment, rankings, now }}>
        <RouterProvider router={router} />
        <Hydrated then={then} />
      </variant.SiteProvider>
    )
    // The page for unknown paths has a title, which a page that the router does know brings itself.
    if (!prerendered && !router.state.errors) document.querySelector('title')?.remove()
    const app = prerendered ? hydrateRoot(root, site) : createRoot(root)
    if (!prerendered) app.render(site)
  })
}

/** Waits for the text of a page that was not prerendered, so that React's first render has it. */
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
