import { z } from 'zod'

// The shapes of what pages send. They are checked, because any program of the machine can send
// requests.

/** The name of a text in its file: of its field or label, or the number of its block in the body. */
export const textName = z.object({ file: z.string(), name: z.string() })

/** A text as the box opened with it, and what replaces it. The answer is null if it was saved. */
export const edit = z.object({
  ...textName.shape,
  source: z.string(),
  /** Tells a block from others with the same source: "1 of 1", "2 of 3". */
  copy: z.string(),
  after: z.string(),
})
