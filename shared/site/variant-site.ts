import type { ReactNode } from 'react'
import type { Route } from '../routes/route.ts'
import type { Site } from './site.ts'

/** What makes a variant: its route table, its pages, and where they find the site's data. */
export type VariantSite<Label extends string, Kind extends string> = {
  routes: (textPages: readonly string[]) => Route<Kind>[]
  /** The frame of every page. */
  layout: ReactNode
  /** The page of a row of the route table. */
  element: (route: Route<Kind>) => ReactNode
  /** Puts the site's data around the pages. */
  provide: (site: Site<Label>, pages: ReactNode) => ReactNode
}
