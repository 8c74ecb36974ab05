import { z } from 'zod'

// The shapes of what pages send. They are checked, because any program of the machine can send
// requests.

/** The content file of a text, and the text's `TextSource.key` in it. */
export const textId = z.object({ file: z.string(), key: z.string() })

/** A text as the box opened with it, and what replaces it. The answer is null if it was saved. */
export const edit = z.object({
  ...textId.shape,
  source: z.string(),
  /** Tells a text from others with the same source: "1 of 1", "2 of 3". */
  occurrence: z.string(),
  newSource: z.string(),
})
