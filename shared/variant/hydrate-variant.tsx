import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  isRouteErrorResponse,
  RouterProvider,
} from 'react-router-dom'
import type { VariantContent } from '../content/variant-content.ts'
import { imageOf } from '../content/variant-content.ts'
import type { Arrival } from '../pages/arrival.ts'
import { marketPath, publicPath } from '../pages/market-path.ts'
import type { Kinds } from '../pages/route.ts'
import { replaceBrokenImages } from './replace-broken-images.ts'
import { type ReadText, routeObjects, textRoute } from './route-objects.tsx'
import { textReader } from './text-reader.ts'
import type { VariantDefinition } from './variant-definition.ts'

/**
 * Hydrates the page that the loader shows; the router then follows links. On the page for unknown
 * paths React renders everything. Resolves when the page is on screen and interactive. Rejects if
 * the page's text cannot be read.
 */
export async function hydrateVariant<Label extends string, Own extends Kinds>(
  variant: VariantDefinition<Label, Own>,
  { prerendered, content, text, readJsonFile, now }: Arrival<VariantContent<Label>>,
): Promise<void> {
  const { segment, path } = marketPath(location.pathname)
  // A path without a file can be an odd spelling of a page's: `/au//poker/index.html`.
  const address = publicPath(segment, path) + location.search + location.hash
  if (!prerendered) {
    history.replaceState(history.state, '', address)
  }
  replaceBrokenImages(imageOf(content, 'placeholder'))
  // WebKit does not print lazy pictures that were never near the viewport.
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager'
    }
  })
  const basename = `/${segment}`
  const reader = textReader(content, readJsonFile)
  const readText: ReadText = async path => {
    try {
      return await reader(path)
    } catch (error) {
      const { location: target } = router.state.navigation
      // The path is unknown, or the router has followed no link: this document's own text is missing.
      if (error instanceof Response || !target) {
        throw error
      }
      location.assign(createPath(target))
      return new Promise(() => {})
    }
  }
  const router = createBrowserRouter(routeObjects(variant, readText), {
    basename,
    hydrationData: prerendered ? { loaderData: { [textRoute]: text } } : undefined,
  })
  await initialized(router)
  for (const error of Object.values(router.state.errors ?? {})) {
    // The router's own response is 404, for an unknown path.
    if (!isRouteErrorResponse(error)) {
      throw error
    }
  }
  return new Promise(resolve => {
    const app = variant.provide(
      { content, segment, now },
      <>
        <RouterProvider router={router} />
        <Hydrated then={resolve} />
      </>,
    )
    // The page for unknown paths has a title. A page that the router knows renders its own.
    if (!prerendered && !router.state.errors) {
      document.querySelector('title')?.remove()
    }
    // In a transition React works in short tasks, so that input is never blocked.
    startTransition(() => {
      const root = document.querySelector('#root') ?? document.body
      if (prerendered) {
        hydrateRoot(root, app)
      } else {
        createRoot(root).render(app)
      }
    })
  })
}

/** Resolves when the router has loaded the text of a page that was not prerendered. */
function initialized(router: DataRouter): Promise<void> {
  return new Promise(resolve => {
    if (router.state.initialized) {
      return resolve()
    }
    const unsubscribe = router.subscribe(state => {
      if (!state.initialized) {
        return
      }
      unsubscribe()
      resolve()
    })
  })
}

/** Calls a function after hydration, and marks it in the browser's timeline. */
function Hydrated({ then }: { then: () => void }): null {
  useEffect(() => {
    performance.mark('hydrated')
    then()
  }, [then])
  return null
}
