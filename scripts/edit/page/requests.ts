import { z } from 'zod'
import { variants } from '../../../shared/site-info/site-info.ts'
import type { Finding } from '../../content/finding.ts'
import type { TextSource } from '../../content/text-source.ts'

/**
 * All that an open page and the preview say to each other: the page sends a request and gets its
 * answer. The preview itself only says that something was saved, and the page asks for the news.
 */
export const savedEvent = 'preview:saved'

const openedText = z.object({
  file: z.string(),
  /** The name of the field or label, or the number of the body's block. */
  name: z.string(),
  source: z.string(),
  /** The sources of all blocks that the body had. Fields and labels need none: their names stay. */
  blocks: z.array(z.string()),
})

/** A text as it was when an editor opened it. */
export type OpenedText = z.infer<typeof openedText>

/** What is typed for a text. */
export const draft = z.object({ text: openedText, after: z.string() })

export type Draft = z.infer<typeof draft>

/** A text and what replaces it. */
const edit = {
  ...draft.shape,
  /** The present source of the text, as the page knows it. Null inserts a text that is gone. */
  before: z.string().nullable(),
}

export const previewRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('news'),
    variant: z.enum(variants),
    path: z.string(),
    /** The marks of the texts that the page shows. */
    marks: z.array(z.string()),
  }),
  z.object({ type: z.literal('check'), ...edit }),
  z.object({ type: z.literal('save'), ...edit }),
  z.object({ type: z.literal('review') }),
  z.object({ type: z.literal('confirm translation'), file: z.string() }),
  z.object({ type: z.literal('send'), message: z.string() }),
])

export type PreviewRequest = z.infer<typeof previewRequest>

export type RequestType = PreviewRequest['type']

export type RequestOf<Type extends RequestType> = Extract<PreviewRequest, { type: Type }>

const finding = z.object({
  kind: z.enum(['error', 'to do', 'note']),
  file: z.string(),
  line: z.number(),
  message: z.string(),
}) satisfies z.ZodType<Finding>

const textSource = z.object({
  file: z.string(),
  line: z.number(),
  name: z.string(),
  source: z.string(),
  start: z.number(),
  end: z.number(),
}) satisfies z.ZodType<TextSource>

const news = z.object({
  /** The address of the file that every page of the variant shows. Null before the first site. */
  content: z.string().nullable(),
  /** The text page at the path, and the address of its file. */
  text: z.object({ page: z.string(), address: z.string() }).nullable(),
  /** Whether the path shows a page of the variant, its home page instead, or the error page. */
  shows: z.enum(['page', 'home', 'error']),
  /** Whether the path has a prerendered page. */
  isPrerendered: z.boolean(),
  /** For the error page: the addresses that exist in this market. */
  addresses: z.array(z.string()),
  /** The texts of the files that the page shows, each file's in its order. */
  texts: z.array(textSource),
  /** The errors of the whole site, and the notes on what the page shows. */
  findings: z.array(finding),
  /** The files with errors, for which pages still show the last good text. */
  outdatedFiles: z.array(z.string()),
  /** Why the code, the styles or the settings cannot be used, as their tools say it. */
  faults: z.array(z.string()),
})

/** What an open page needs to know after each save. */
export type News = z.infer<typeof news>

const changedFile = z.object({
  file: z.string(),
  /** The address of the page that shows it, or '' if there is none. */
  address: z.string(),
  /** Says what changed if that is not a matter of words, such as a new page. Otherwise ''. */
  summary: z.string(),
  /** The words that changed, within their sentences: kept (''), removed or inserted. */
  words: z.array(z.tuple([z.enum(['', '-', '+']), z.string()])),
})

export type ChangedFile = z.infer<typeof changedFile>

const review = z.object({
  /** The name of the main branch in this clone, such as `origin/main`. */
  mainBranch: z.string(),
  /** The files with changes that are in no commit yet. */
  unsent: z.array(changedFile),
  /** The other files that differ, whose changes the present branch has. */
  sent: z.array(changedFile),
  /** Translations, each with the English words that changed. */
  stale: z.array(changedFile),
})

export type Review = z.infer<typeof review>

const answers = {
  news,
  /** The findings on the edited lines, and the errors that the edit causes in other files. */
  check: z.array(finding),
  save: z.null(),
  review,
  'confirm translation': z.null(),
  /** What to type next. */
  send: z.string(),
} satisfies Record<RequestType, z.ZodType>

/** What the preview answers to each request. */
export type PreviewAnswers = { [Type in RequestType]: z.infer<(typeof answers)[Type]> }

const answersByType: { [Type in RequestType]: z.ZodType<PreviewAnswers[Type]> } = answers

/** The body of a response. A refusal is one too, because the console is for faults. */
export type PreviewReply<Type extends RequestType> =
  | { answer: PreviewAnswers[Type] }
  | { refusal: string }

const reply = z.union([z.object({ refusal: z.string() }), z.object({ answer: z.unknown() })])

export function parseReply<Type extends RequestType>(
  type: Type,
  body: unknown,
): PreviewReply<Type> {
  const said = reply.parse(body)
  return 'refusal' in said ? said : { answer: answersByType[type].parse(said.answer) }
}
