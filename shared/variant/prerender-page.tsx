import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { VariantContent } from '../content/variant-content.ts'
import type { WrittenText } from '../content/words.ts'
import { publicPath } from '../pages/market-path.ts'
import type { Kinds } from '../pages/route.ts'
import { routeObjects } from './route-objects.tsx'
import type { VariantDefinition } from './variant-definition.ts'

export type PrerenderInput<Label extends string> = {
  content: VariantContent<Label>
  /** The page's text, if an editor added the page. */
  text: WrittenText | null
  segment: string
  path: string
  now: Date
}

/** A prerendered page: the HTML of its head and of `#casino-guide-root`. */
export type PageHtml = { head: string; body: string }

const ROOT = '<div id="casino-guide-root">'

/**
 * Renders a page of a variant as it is before the info service answers. React puts elements of the
 * head before the root element. It uses renderToString, because React's streaming renderers hide
 * large parts behind inline scripts, which the policy forbids.
 */
export async function prerenderPage<Label extends string, Own extends Kinds>(
  variant: VariantDefinition<Label, Own>,
  { content, text, segment, path, now }: PrerenderInput<Label>,
): Promise<PageHtml> {
  const handler = createStaticHandler(
    routeObjects(variant, async () => text),
    { basename: `/${segment}` },
  )
  const address = new URL(publicPath(segment, path), 'http://localhost')
  const context = await handler.query(new Request(address))
  if (context instanceof Response || context.errors) {
    throw new Error(`${address.pathname} is in a route table, but renders an error.`)
  }
  const html = renderToString(
    <div id="casino-guide-root">
      {variant.provide(
        { content, segment, now },
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />,
      )}
    </div>,
  )
  const start = html.indexOf(ROOT)
  return {
    head: html.slice(0, start),
    body: html.slice(start + ROOT.length, -'</div>'.length),
  }
}
