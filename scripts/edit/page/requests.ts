import { z } from 'zod'
import type { Finding } from '../../content/finding.ts'
import type { OpenedText } from './find-text.ts'
import type { Review } from './review.ts'

const openedText = z.object({
  file: z.string(),
  name: z.string(),
  source: z.string(),
  blocks: z.array(z.string()),
}) satisfies z.ZodType<OpenedText>

/** A text and what replaces it. */
const edit = {
  text: openedText,
  /** The present source of the text, as the page knows it. Null inserts a text that is gone. */
  before: z.string().nullable(),
  after: z.string(),
}

/** Parses what an open page asks of the preview. */
export const previewRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('check'), ...edit }),
  z.object({ type: z.literal('save'), ...edit }),
  z.object({ type: z.literal('review') }),
  z.object({ type: z.literal('confirm translation'), file: z.string() }),
  z.object({ type: z.literal('send'), message: z.string() }),
])

export type PreviewRequest = z.infer<typeof previewRequest>

export type Edit = Extract<PreviewRequest, { type: 'check' | 'save' }>

/** What the preview answers to each request. */
export type PreviewAnswers = {
  /** The findings on the edited lines, and the errors that the edit causes in other files. */
  check: Finding[]
  save: null
  review: Review
  'confirm translation': null
  /** What to type next. */
  send: string
}

/** The body of a response. A refusal is one too, because the console is for faults. */
export type PreviewReply<Answer> = { answer: Answer } | { refusal: string }
