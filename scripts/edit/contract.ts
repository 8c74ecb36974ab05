import type { z } from 'zod'
import type { Finding } from '../content/finding.ts'
// Only types, because open pages load this file without zod.
import type { edit, shownPage } from './requests.ts'

/**
 * What an open page and the preview send each other. After each save, the preview sends this
 * event over Vite's socket. The page then asks for its news. The page can also save a text.
 */
export const savedEvent = 'preview:saved'

export const newsAddress = '/preview/news'
export const saveAddress = '/preview/save'

export type ShownPage = z.infer<typeof shownPage>

export type Edit = z.infer<typeof edit>

/** A text of a page, as it is in its file. */
export type EditableText = Edit['text']

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
