/** The source of a text of a content file: what is between two offsets. */
export type TextSource = {
  file: string
  line: number
  /** The name of the field or label, or which block of the body it is, counted from 0. */
  name: string
  source: string
  start: number
  end: number
}
