import type { Variant } from '../../../shared/site-info/site-info.ts'

/** What open pages are told after each save. */
export type News = {
  /** What has to be fixed before the site can be built. */
  errors: string[]
  /** What else there is to say about the words. */
  notes: { file: string; text: string }[]
  /** Whether a file with an error shows its last good text. */
  kept: boolean
  pages: PreviewPage[]
  texts: TextSource[]
  /** What a page has to send with an edit. */
  token: string
}

/** An address of the preview, the files that its words could come from, and whether it is a draft. */
export type PreviewPage = { variant: Variant; address: string; files: string[]; draft: boolean }

/** A text of a content file as readers see it, and its source: what stands between two offsets. */
export type TextSource = {
  file: string
  line: number
  /** The name of the field or label, '' for a block of a body. */
  name: string
  shown: string
  source: string
  start: number
  end: number
}
