/** A text or an element of a written page, as plain data. Properties have React's names. */
export type ContentNode =
  | string
  | { tag: string; props?: Record<string, string>; children?: ContentNode[] }
