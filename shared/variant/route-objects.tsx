import type { ReactNode } from 'react'
import { type RouteObject, useLoaderData } from 'react-router-dom'
import type { Page } from '../content/page.ts'
import { marketPath } from '../pages/market-path.ts'
import type { Route } from '../pages/route.ts'
import { TextPage } from './text-page.tsx'
import type { VariantDefinition } from './variant-definition.ts'
import type { Visit } from './visit.ts'

/**
 * Reads the text page at a path. Resolves to null for a path that only the other variant has.
 * Throws the router’s 404 for every other path.
 */
export type ReadTextPage = (path: string) => Promise<Page | null>

/** The id of the route for all paths that are not in the variant's table. */
export const textPageRoute = 'textPage'

/** Adds no error page: the router has one (spec §2). */
export function routeObjects<Label extends string, VariantRoute extends Route>(
  { routes, layout, renderPage, useVisit }: VariantDefinition<Label, VariantRoute>,
  readTextPage: ReadTextPage,
): RouteObject[] {
  const home = routes.find(({ path }) => path === '/')
  const textPages: RouteObject = {
    id: textPageRoute,
    path: '*',
    element: <FoundPage useVisit={useVisit} home={home && renderPage(home)} />,
    loader: ({ request }) => readTextPage(marketPath(new URL(request.url).pathname).path),
  }
  const componentPages = routes.map(route => ({
    id: route.path,
    path: route.path,
    element: renderPage(route),
  }))
  return [{ element: layout, children: [...componentPages, textPages] }]
}

type FoundPageProps = { useVisit: () => Visit<'siteName'>; home: ReactNode }

/** Renders the text page that `readTextPage` found, or this variant's home page. */
function FoundPage({ useVisit, home }: FoundPageProps): ReactNode {
  const visit = useVisit()
  const page: Page | null = useLoaderData()
  return page ? <TextPage visit={visit} page={page} /> : home
}
