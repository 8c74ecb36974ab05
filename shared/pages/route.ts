/** The order of a ranked list (spec §4): as the service sends it, or random. */
export type ListOrder = 'given' | 'shuffled'

/** A row of a variant's route table. */
export type Route<Kind extends string = string> = {
  /** The address without the market segment. */
  path: string
  /** The name of its content file. */
  page: string
  /** The component that shows it, in the variant's `pages`. */
  kind: Kind
  /** The order of its ranked list, which the loader paints and React hydrates; null without one. */
  order: ListOrder | null
}

/** Returns the path of a content file: `/` for `home`, else its name. */
export const pathOf = (page: string): string => (page === 'home' ? '/' : `/${page}`)

/** Returns the row of a content file. */
export const route = <Kind extends string>(
  page: string,
  kind: Kind,
  order: ListOrder | null = null,
): Route<Kind> => ({ path: pathOf(page), page, kind, order })
