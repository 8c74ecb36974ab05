import type { z } from 'zod'
import type { FindingKind } from '../content/finding.ts'
// Imports only types, because open pages load this file without zod.
import type { edit, textId } from './requests.ts'

/**
 * What an open page and the preview send each other. Over Vite's socket, the preview sends the
 * version of its site to a page that asks, and to all pages after a save. A page that shows another
 * version reloads.
 */
export const versionEvent = 'preview:version'

export const textAddress = '/preview/text'
export const saveAddress = '/preview/save'

/** The id of the JSON element in each page that contains a `ShownSite`. */
export const shownSiteId = 'preview-site'

/** What a page knows about the site that it shows. */
export type ShownSite = { version: string; messages: Message[] }

/** A finding in one line, or a fault of the site's code. */
export type Message = { kind: FindingKind; message: string }

export type TextId = z.infer<typeof textId>

export type Edit = z.infer<typeof edit>

/** A text as its file contains it. The note says that a change needs the customer’s word. */
export type OpenedText = Omit<Edit, 'newSource'> & { line: number; note: string | null }

/** Why a text was not saved. */
export type Refusal = {
  reason: string
  /** What the file now contains in the text's place, or null. */
  present: string | null
}

/** A text's file and key, which the page carries invisibly after the text. */
export const markOf = ({ file, key }: TextId): string => `${file}#${key}`

export function textIdOf(mark: string): TextId {
  const [file = '', key = ''] = mark.split('#')
  return { file, key }
}
