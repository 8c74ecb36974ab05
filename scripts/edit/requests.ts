import { z } from 'zod'
import { variants } from '../../shared/site-info/site-info.ts'

// What pages send. Any program of the machine can send requests.

/** What an open page tells about itself when it asks for its news. */
export const shownPage = z.object({
  variant: z.enum(variants),
  /** The path at which the browser opened the document. */
  opened: z.string(),
  /** The present path, to which the router may have led. */
  path: z.string(),
  /** The marks of the texts that the page shows. */
  marks: z.array(z.string()),
})

/** A text as the box opened with it, and what replaces it. The answer is null if it was saved. */
export const edit = z.object({
  text: z.object({
    file: z.string(),
    line: z.number(),
    /** The name of the field or label, or the number of the body's block. */
    name: z.string(),
    source: z.string(),
    /** Tells a block from others with the same source: "1 of 1", "2 of 3". */
    copy: z.string(),
  }),
  after: z.string(),
})
