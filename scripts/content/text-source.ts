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

/** A field, label or block before and after. Either can be empty, not both. */
export type Passage = {
  line: number
  before: string
  after: string
  /** What a translation says there, with its line. */
  translation?: string
}

/** What reads differently from `main`, and translations whose English text has changed. */
export type Review = {
  edited: { file: string; passages: Passage[] }[]
  /** With what changed in English; null if git does not have what the translation was made from. */
  stale: { file: string; passages: Passage[] | null }[]
}
