import type { ReactNode } from 'react'
import type { Route } from '../pages/route.ts'
import type { Visit } from './visit.ts'

/** What makes a variant: its route table, its pages, and where they find the visit's data. */
export type VariantDefinition<Label extends string, Kind extends string> = {
  routes: (textPages: readonly string[]) => Route<Kind>[]
  /** The frame of every page. */
  layout: ReactNode
  /** The page of a row of the route table. */
  element: (route: Route<Kind>) => ReactNode
  /** Puts the visit's data around the pages. */
  provide: (visit: Visit<Label>, pages: ReactNode) => ReactNode
}
