import type { ReactNode } from 'react'
import type { WrittenText } from '../content/words.ts'
import type { Route } from '../pages/route.ts'
import type { Visit } from './visit.ts'

/** Defines a variant: its route table, its pages, and the context with the visit's data. */
export type VariantDefinition<Label extends string, Kind extends string> = {
  routes: readonly Route<Kind>[]
  /** The frame of every page. */
  layout: ReactNode
  /** The component of each kind of page. */
  pages: Record<Kind, (route: Route<Kind>) => ReactNode>
  /** A page that an editor added. */
  text: (text: WrittenText) => ReactNode
  /** Wraps the pages in the visit's data. */
  provide: (visit: Visit<Label>, pages: ReactNode) => ReactNode
}
