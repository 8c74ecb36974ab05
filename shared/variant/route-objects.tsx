import type { ReactNode } from 'react'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import type { NamedPage } from '../content/page.ts'
import { marketPath } from '../pages/market-path.ts'
import type { Route } from '../pages/route.ts'
import type { VariantDefinition } from './variant-definition.ts'

/**
 * Reads the text page at a path. Resolves to null for a path that only the other variant has.
 * Throws the router’s 404 for every other path.
 */
export type ReadText = (path: string) => Promise<NamedPage | null>

/** The id of the route for all paths that the variant's components do not know. */
export const textRoute = 'text'

/** Adds no error page: the router has one (spec §2). */
export function routeObjects<Label extends string, Row extends Route>(
  { routes, layout, page, text }: VariantDefinition<Label, Row>,
  readText: ReadText,
): RouteObject[] {
  const home = routes.find(({ path }) => path === '/')
  const texts: RouteObject = {
    id: textRoute,
    path: '*',
    element: <FoundPage text={text} home={home && page(home)} />,
    loader: ({ request }) => readText(marketPath(new URL(request.url).pathname).path),
  }
  const own = routes.map(row => ({ id: row.path, path: row.path, element: page(row) }))
  return [{ element: layout, children: [...own, texts] }]
}

type FoundPageProps = { text: (text: NamedPage) => ReactNode; home: ReactNode }

/** Renders the text page that `readText` found, or this variant's home page. */
function FoundPage({ text, home }: FoundPageProps): ReactNode {
  const found: NamedPage | null = useLoaderData()
  return found ? text(found) : home
}
