import type { Rankings } from '../site-info/rank-brands.ts'

/** The order of a ranked list (spec §4): as the service sends it, or random. */
export type ListOrder = keyof Rankings

/** The kinds of a variant's pages, each with the order of its list, or null if it has no list. */
export type Kinds = Record<string, ListOrder | null>

/** A row of a route table. */
export type Route<Kind extends string = string, Order extends Kinds[string] = Kinds[string]> = {
  /** The address without the market segment. */
  path: string
  /** The name of its content file. */
  page: string
  /** The component that shows it, in the variant's `pages`. */
  kind: Kind
  /** The order of its ranked list, which the loader paints and React hydrates; null without one. */
  order: Order
}

/** A row of a variant's table, of any of its kinds or of one. */
export type RouteOf<Own extends Kinds, Kind extends keyof Own & string = keyof Own & string> = {
  [Each in Kind]: Route<Each, Own[Each]>
}[Kind]

/** Returns the path of a content file: `/` for `home`, else its name. */
export const pathOf = (page: string): string => (page === 'home' ? '/' : `/${page}`)

/** Returns the row of a page without a ranked list. */
export const route = <Kind extends string>(page: string, kind: Kind): Route<Kind, null> => ({
  path: pathOf(page),
  page,
  kind,
  order: null,
})

/** Returns the row of a page with a ranked list. */
export const listRoute = <Kind extends string>(
  page: string,
  kind: Kind,
  order: ListOrder,
): Route<Kind, ListOrder> => ({ ...route(page, kind), order })
