import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  isRouteErrorResponse,
} from 'react-router-dom'
import type { VariantContent } from '../content/variant-content.ts'
import type { Handover } from '../pages/handover.ts'
import type { Route } from '../pages/route.ts'
import { routeObjects, textPageRoute } from './route-objects.tsx'
import { textPageReader } from './text-page-reader.ts'
import type { VariantDefinition } from './variant-definition.ts'

/**
 * Starts a router for the pages below a market. It has then loaded the present text page, or
 * has an error: the path is unknown, or the page cannot be read.
 */
export async function startRouter<Label extends string, VariantRoute extends Route>(
  variant: VariantDefinition<Label, VariantRoute>,
  { prerendered, content, textPage, readJsonFile }: Handover<VariantContent<Label>>,
  market: string,
): Promise<DataRouter> {
  const readTextPage = textPageReader(content, readJsonFile)
  const routes = routeObjects(variant, path =>
    readTextPage(path).catch(error => openDocument(router, error)),
  )
  const router = createBrowserRouter(routes, {
    basename: `/${market}`,
    hydrationData: prerendered ? { loaderData: { [textPageRoute]: textPage } } : undefined,
  })
  await initialized(router)
  return router
}

/** Throws why the router could not read the present text page, if it could not. */
export function throwReadError({ state }: DataRouter): void {
  for (const error of Object.values(state.errors ?? {})) {
    // The router's own response is 404, for an unknown path.
    if (!isRouteErrorResponse(error)) {
      throw error
    }
  }
}

/**
 * Opens the document that a link leads to, if its text page cannot be read. Throws the error if the
 * path is unknown, or if no link led to it.
 */
function openDocument(router: DataRouter, error: unknown): Promise<never> {
  const { location: target } = router.state.navigation
  if (error instanceof Response || !target) {
    throw error
  }
  location.assign(createPath(target))
  return new Promise(() => {})
}

/** Resolves when the router has loaded a text page that was not prerendered. */
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
