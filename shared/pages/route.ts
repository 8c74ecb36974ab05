import type { Rankings } from '../site-info/rank-brands.ts'

/** The order of a ranked list (spec §4): as the service sends it, or random. */
export type ListOrder = keyof Rankings

/** A row of a route table. */
export type Route<
  Kind extends string = string,
  Order extends ListOrder | null = ListOrder | null,
> = {
  /** The address without the market. */
  path: string
  /** The name of its content file. */
  name: string
  /** Decides which component shows it. */
  kind: Kind
  /** The order of its ranked list, which the loader paints and React hydrates; null without one. */
  order: Order
} & PageFacts

/** What the checks of content files need to know about a page's component. */
type PageFacts = {
  /** Whether it shows the page’s body. */
  hasBody: boolean
  /** The ids in it, which links can name, as they can headings. */
  anchors: readonly string[]
}

export const pathOf = (name: string): string => (name === 'home' ? '/' : `/${name}`)

/** Makes the row of a page without a ranked list. */
export const route = <Kind extends string>(
  name: string,
  kind: Kind,
  { hasBody = true, anchors = [] }: Partial<PageFacts> = {},
): Route<Kind, null> => ({ path: pathOf(name), name, kind, order: null, hasBody, anchors })

/** Makes the row of a page with a ranked list, and a body below it. */
export const listRoute = <Kind extends string>(
  name: string,
  kind: Kind,
  order: ListOrder,
): Route<Kind, ListOrder> => ({ ...route(name, kind, { anchors: ['brands', 'guide'] }), order })
