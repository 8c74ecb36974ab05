/** What differs from the main branch, and which translations may be out of date. */
export type Review = {
  /** The name of the main branch in this clone, such as `origin/main`. */
  mainBranch: string
  /** The files with changes that are in no commit yet. */
  unsent: ChangedFile[]
  /** The other files that differ, whose changes the present branch has. */
  sent: ChangedFile[]
  /** Translations, each with the English words that changed. */
  stale: ChangedFile[]
}

/** A file that changed. */
export type ChangedFile = {
  file: string
  /** The address of the page that shows it, or '' if there is none. */
  address: string
  /** Says what changed if that is not a matter of words, such as a new page. Otherwise ''. */
  summary: string
  /** The words that changed, within their sentences. */
  words: ChangedWords[]
}

/** Consecutive words: kept (''), removed or inserted. */
export type ChangedWords = [sign: '' | '-' | '+', text: string]
