import type { z } from 'zod'
import type { Finding } from '../content/finding.ts'
// Only types, because open pages load this file without zod.
import type { edit, shownPage, textName } from './requests.ts'

/**
 * What an open page and the preview send each other. Over Vite's socket, the preview sends the
 * version of its site to a page that asks, and to all pages after a save. A page that shows another
 * version reloads.
 */
export const versionEvent = 'preview:version'

export const pageAddress = '/preview/page'
export const textAddress = '/preview/text'
export const saveAddress = '/preview/save'

export type ShownPage = z.infer<typeof shownPage>

export type TextName = z.infer<typeof textName>

export type Edit = z.infer<typeof edit>

/** A text of a page, as it is in its file. */
export type EditableText = Edit['text']

/** A text as a box opens with it, with a note if editors may not change it alone. */
export type OpenedText = EditableText & { note: string | null }

/** A line about a mistake or a note, with its file and its line. */
export type Message = { kind: Finding['kind']; text: string }

/** What the panel tells about a page. */
export type PageReport = {
  /** What the path shows: a page of the variant, its home page instead, or the error page. */
  shows: 'page' | 'home' | 'error'
  /** For the error page: the addresses that exist in this market. */
  addresses: string[]
  /** The errors of the whole site, and the notes on this page. */
  messages: Message[]
}

/** Why a text was not saved. */
export type Refusal = {
  reason: string
  /** What the file now contains in the text's place, or null. */
  present: string | null
}

/** A text's file, line and name, which the page carries invisibly after the text. */
export const markOf = ({ file, line, name }: TextName & { line: number }): string =>
  `${file}:${line}#${name}`

export function textOfMark(mark: string): TextName & { place: string } {
  const [place = '', name = ''] = mark.split('#')
  return { place, file: place.replace(/:\d+$/, ''), name }
}
