import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Page } from '../content/page.ts'
import type { VariantContent } from '../content/variant-content.ts'
import { publicPath } from '../pages/market-path.ts'
import type { Route } from '../pages/route.ts'
import { routeObjects } from './route-objects.tsx'
import type { VariantDefinition } from './variant-definition.ts'

export type PrerenderInput<Label extends string> = {
  content: VariantContent<Label>
  /** The page, if it is a text page. */
  textPage: Page | null
  market: string
  path: string
  now: Date
}

/**
 * Renders the root element of a variant's page, as it is before the info service answers. It uses
 * renderToString, because React's streaming renderers hide large parts behind inline scripts, which
 * the policy forbids.
 */
export async function prerenderPage<Label extends string, VariantRoute extends Route>(
  variant: VariantDefinition<Label, VariantRoute>,
  { content, textPage, market, path, now }: PrerenderInput<Label>,
): Promise<string> {
  const handler = createStaticHandler(
    routeObjects(variant, async () => textPage),
    { basename: `/${market}` },
  )
  const address = new URL(publicPath(market, path), 'http://localhost')
  const context = await handler.query(new Request(address))
  if (context instanceof Response || context.errors) {
    throw new Error(`${address.pathname} is in a route table, but renders an error.`)
  }
  return renderToString(
    <div id="casino-guide-root">
      {variant.provide(
        { content, market, now },
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />,
      )}
    </div>,
  )
}
