/** A row of a variant's route table: its path, its content file, and its kind of page. */
export type Route<Kind extends string = string> = { path: string; page: string; kind: Kind }

/** Returns the path of a content file: `/` for `home`, else its name. */
export const pathOf = (page: string): string => (page === 'home' ? '/' : `/${page}`)

export const route = <Kind extends string>(page: string, kind: Kind): Route<Kind> => ({
  path: pathOf(page),
  page,
  kind,
})
