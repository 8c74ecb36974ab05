/** A row of a variant's route table: its path, the content file with its words, and what it is. */
export type Route<Kind extends string = string> = { path: string; page: string; kind: Kind }

/** The path of a content file: `home` is `/`, every other bears its name. */
export const pathOf = (page: string): string => (page === 'home' ? '/' : `/${page}`)

/** A row of the table for a content file. */
export const route = <Kind extends string>(page: string, kind: Kind): Route<Kind> => ({
  path: pathOf(page),
  page,
  kind,
})
