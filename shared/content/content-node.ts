/** A block of a body, or a part of one: a text or an element, as plain data. */
export type ContentNode = string | ContentElement

export type ContentElement = {
  tag: string
  /** Properties by React's names. */
  props?: Record<string, string>
  children?: ContentNode[]
}
