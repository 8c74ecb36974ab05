import type { ReactNode } from 'react'
import type { WrittenText } from '../content/words.ts'
import type { Kinds, RouteOf } from '../pages/route.ts'
import type { Visit } from './visit.ts'

/** The component of each kind of page. */
export type Pages<Own extends Kinds> = {
  [Kind in keyof Own & string]: (route: RouteOf<Own, Kind>) => ReactNode
}

/** Defines a variant: its route table, its pages, and the context with the visit's data. */
export type VariantDefinition<Label extends string, Own extends Kinds> = {
  routes: readonly RouteOf<Own>[]
  /** The frame of every page. */
  layout: ReactNode
  pages: Pages<Own>
  /** A page that an editor added. */
  text: (text: WrittenText) => ReactNode
  /** Wraps the pages in the visit's data. */
  provide: (visit: Visit<Label>, pages: ReactNode) => ReactNode
}
