import type { ReactNode } from 'react'
import type { Route } from '../pages/route.ts'
import type { Visit } from './visit.ts'

/** Defines a variant: its route table, its pages, and the context with the visit's data. */
export type VariantDefinition<Label extends string, VariantRoute extends Route> = {
  routes: readonly VariantRoute[]
  /** The header and the footer of every page. */
  layout: ReactNode
  renderPage: (route: VariantRoute) => ReactNode
  /** Wraps the pages in the visit's data. */
  provide: (visit: Visit<Label>, children: ReactNode) => ReactNode
  /** Returns that data to a page. */
  useVisit: () => Visit<'siteName'>
}
