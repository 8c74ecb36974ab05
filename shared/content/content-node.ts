/**
 * A piece of a written page as plain data: a text, or an element with its children.
 * Properties have React's names (className, tabIndex); all are text.
 */
export type ContentNode =
  | string
  | { tag: string; props?: Record<string, string>; children?: ContentNode[] }
