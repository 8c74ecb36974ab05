/** The source of one text in a content file, between two offsets. */
export type TextSource = {
  file: string
  line: number
  /** The name of the field or label, or the number of the body's block, counted from 0. */
  name: string
  source: string
  start: number
  end: number
}
