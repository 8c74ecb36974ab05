/**
 * A piece of a written page as plain data: a text, or an element with its children.
 * Properties bear React's names (className, tabIndex) and are all text.
 */
export type ContentNode =
  | string
  | { tag: string; props?: Record<string, string>; children?: ContentNode[] }
