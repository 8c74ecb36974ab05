/** The source of one text in a content file, between two offsets. */
export type TextSource = {
  file: string
  line: number
  /** The name of the field, the key of the label, or the `blockKey` of the block. */
  key: string
  source: string
  start: number
  end: number
}

/**
 * Names a block by its index in `page.body`. Whoever changes a body after `parsePage` keeps the
 * number of its blocks, because the preview finds the source of a block by this key.
 */
export const blockKey = (index: number): string => `${index}`

export const isBlockKey = (key: string): boolean => /^\d+$/.test(key)
