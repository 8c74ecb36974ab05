/** A text or an element of a written page, as plain data. */
export type ContentNode = string | ContentElement

export type ContentElement = {
  tag: string
  /** Properties by React's names. */
  props?: Record<string, string>
  children?: ContentNode[]
}
