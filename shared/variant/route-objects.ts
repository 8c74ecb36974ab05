import type { RouteObject } from 'react-router-dom'
import type { VariantContent } from '../content/variant-content.ts'
import type { Route } from '../pages/route.ts'
import type { VariantDefinition } from './variant-definition.ts'

/** Returns a variant's route table, and the paths of the other variant, which show this one's home page. */
export function rowsOf<Kind extends string>(
  { routes }: Pick<VariantDefinition<string, Kind>, 'routes'>,
  { textPages, homePaths }: VariantContent<string>,
): Route<Kind>[] {
  const own = routes(textPages)
  const home = own.filter(({ path }) => path === '/')
  return [...own, ...home.flatMap(row => homePaths.map(path => ({ ...row, path })))]
}

/** Returns the body of a text page, a list of `ContentNode`. */
export type ReadBody = (page: string) => Promise<unknown>

/** Returns the router's route objects, without an error page: the router has one (spec §2). */
export const routeObjects = <Kind extends string>(
  { layout, pages }: Pick<VariantDefinition<string, Kind>, 'layout' | 'pages'>,
  rows: readonly Route<Kind>[],
  readBody: ReadBody,
): RouteObject[] => [
  {
    element: layout,
    children: rows.map(row => ({
      id: row.path,
      path: row.path,
      element: pages[row.kind](row),
      ...(row.kind === 'text' && { loader: () => readBody(row.page) }),
    })),
  },
]
