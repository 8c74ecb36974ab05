import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Route } from '../routes/route.ts'
import type { ReadBody } from './body-reader.ts'

type RouteObjectsInput<Kind extends string> = {
  routes: readonly Route<Kind>[]
  /** Paths of the other variant, which show this one's home page. */
  homePaths: readonly string[]
  readBody: ReadBody
  layout: ReactNode
  element: (route: Route<Kind>) => ReactNode
}

/**
 * A variant's route table as the router wants it. A path that is in no row of either variant's gets
 * the router's own error page (spec §2, Unknown routes), for there is no other here.
 */
export function routeObjects<Kind extends string>(input: RouteObjectsInput<Kind>): RouteObject[] {
  const { routes, homePaths, readBody, layout, element } = input
  const home = routes.filter(({ path }) => path === '/')
  const rows = [...routes, ...home.flatMap(row => homePaths.map(path => ({ ...row, path })))]
  return [
    {
      element: layout,
      children: rows.map(row => ({
        id: row.path,
        path: row.path,
        element: element(row),
        ...(row.kind === 'text' && { loader: () => readBody(row.page) }),
      })),
    },
  ]
}
