import { createHash } from 'node:crypto'
import type { ContentProblem } from './content-problem.ts'
import type { WrittenPage } from './read-pages.ts'

/**
 * A text that changes with the words of an English file, and not with how its lines are broken. A
 * translation keeps the one it was made from. (Not the dates of commits: a squashed or shallow
 * clone has lost them, and a commit that touches both files proves nothing.)
 */
export function fingerprintOf(words: unknown): string {
  const text = JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** The words of a page that a translator has to follow; not its place in the footer. */
export function pageFingerprint({ words }: Pick<WrittenPage, 'words'>): string {
  const { title, description, heading, intro, link, body } = words
  return fingerprintOf({ title, description, heading, intro, link, body })
}

/** A note where the English page has changed since this translation was made. */
export const checkTranslation = (page: WrittenPage, english: WrittenPage): ContentProblem[] =>
  compare(page.source.file, page.translates, pageFingerprint(english))

/** The same for a file of labels. */
export const checkFingerprint = (
  file: string,
  translates: string | null,
  english: Record<string, string>,
): ContentProblem[] => compare(file, translates, fingerprintOf(english))

function compare(file: string, translates: string | null, now: string): ContentProblem[] {
  if (translates === now) return []
  const remedy = `When it is right, run: npm run content -- --translated ${file}`
  const message = translates
    ? `The English text has changed since this was translated. ${remedy}`
    : `It is not known which English text this translates. ${remedy}`
  return [{ file, line: 1, message }]
}
