/** A block of a body, or a part of one, as plain data: an element, or a string in an element. */
export type ContentNode = string | ContentElement

export type ContentElement = {
  tag: string
  /** Properties by React's names. */
  props?: Record<string, string>
  children?: ContentNode[]
}
