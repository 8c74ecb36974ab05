import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Finding } from '../content/finding.ts'

/**
 * What an open page and the preview send each other. After each save, the preview sends this
 * event over Vite's socket. The page then asks for its news. The page can also save a text.
 */
export const savedEvent = 'preview:saved'

export const newsAddress = '/preview/news'
export const saveAddress = '/preview/save'

/** What an open page tells about itself. */
export type ShownPage = {
  variant: Variant
  /** The path at which the browser opened the document. */
  opened: string
  /** The present path, to which the router may have led. */
  path: string
  /** The marks of the texts that the page shows. */
  marks: string[]
}

/** A text of a page, as it is in its file. */
export type EditableText = {
  file: string
  line: number
  /** The name of the field or label, or the number of the body's block. */
  name: string
  source: string
  /** Tells a block from others with the same source: "1 of 1", "2 of 3". */
  copy: string
}

/** A line about a mistake or a note, with its file and its line. */
export type Message = { kind: Finding['kind']; text: string }

/** What an open page needs to know after each save. */
export type News = {
  /** Stands for all that a document cannot change by itself. A document with another one reloads. */
  frame: string
  /** The address of the file with the words that every page of the variant shows. */
  content: string
  /** What the path shows: a page of the variant, its home page instead, or the error page. */
  shows: 'page' | 'home' | 'error'
  /** For the error page: the addresses that exist in this market. */
  addresses: string[]
  /** The texts of the files that the page shows, in each file's order. */
  texts: EditableText[]
  /** The errors of the whole site, and the notes on what the page shows. */
  messages: Message[]
}

/** A text as the box opened with it, and what replaces it. The answer is null if it was saved. */
export type Edit = { text: EditableText; after: string }

/** Why a text was not saved. */
export type Refusal = {
  reason: string
  /** What the file now contains in the text's place, or null. */
  present: string | null
}

/** The name of a text, which the page carries invisibly after the text. */
export const markOf = ({ file, name }: Pick<EditableText, 'file' | 'name'>): string =>
  `${file}#${name}`

export function textOfMark(mark: string): Pick<EditableText, 'file' | 'name'> {
  const [file = '', name = ''] = mark.split('#')
  return { file, name }
}
