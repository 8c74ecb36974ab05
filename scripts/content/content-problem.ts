/** Something in a content file that its writer has to put right, in words for a writer. */
export type ContentProblem = {
  /** The file's path from the root of the repository, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** What is wrong and what to write instead. */
  message: string
}
