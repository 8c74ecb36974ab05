import { z } from 'zod'
import { variants } from '../../shared/site-info/site-info.ts'
import type { Finding } from '../content/finding.ts'

/**
 * What an open page and the preview send each other. After each save, the preview sends this
 * event over Vite's socket. The page then asks for its news. The page can also save a text.
 */
export const savedEvent = 'preview:saved'

export const newsAddress = '/preview/news'
export const saveAddress = '/preview/save'

/** What an open page tells about itself. */
export const shownPage = z.object({
  variant: z.enum(variants),
  /** The path at which the browser opened the document. */
  opened: z.string(),
  /** The present path, to which the router may have led. */
  path: z.string(),
  /** The marks of the texts that the page shows. */
  marks: z.array(z.string()),
})

export type ShownPage = z.infer<typeof shownPage>

const editableText = z.object({
  file: z.string(),
  line: z.number(),
  /** The name of the field or label, or the number of the body's block. */
  name: z.string(),
  source: z.string(),
  /** Tells a block from others with the same source: "1 of 1", "2 of 3". */
  copy: z.string(),
})

/** A text of a page, as it is in its file. */
export type EditableText = z.infer<typeof editableText>

const message = z.object({
  kind: z.enum(['error', 'to do', 'note']) satisfies z.ZodType<Finding['kind']>,
  text: z.string(),
})

/** A line about a mistake or a note, with its file and its line. */
export type Message = z.infer<typeof message>

export const news = z.object({
  /** Stands for all that a document cannot change by itself. A document with another one reloads. */
  frame: z.string(),
  /** The address of the file with the words that every page of the variant shows. */
  content: z.string(),
  /** What the path shows: a page of the variant, its home page instead, or the error page. */
  shows: z.enum(['page', 'home', 'error']),
  /** For the error page: the addresses that exist in this market. */
  addresses: z.array(z.string()),
  /** The texts of the files that the page shows, in each file's order. */
  texts: z.array(editableText),
  /** The errors of the whole site, and the notes on what the page shows. */
  messages: z.array(message),
})

/** What an open page needs to know after each save. */
export type News = z.infer<typeof news>

export const edit = z.object({ text: editableText, after: z.string() })

/** A text as the box opened with it, and what replaces it. */
export type Edit = z.infer<typeof edit>

export const refusal = z.object({
  reason: z.string(),
  /** What the file now contains in the text's place, or null. */
  present: z.string().nullable(),
})

/** Why a text was not saved. */
export type Refusal = z.infer<typeof refusal>

/** The answer to an edit: null if it was saved. */
export const saveResult = refusal.nullable()

/** The name of a text, which the page carries invisibly after the text. */
export const markOf = ({ file, name }: Pick<EditableText, 'file' | 'name'>): string =>
  `${file}#${name}`

export function textOfMark(mark: string): Pick<EditableText, 'file' | 'name'> {
  const [file = '', name = ''] = mark.split('#')
  return { file, name }
}
