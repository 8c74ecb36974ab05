import { createHash } from 'node:crypto'
import type { PageWords } from '../../shared/content/words.ts'
import { type Finding, noteOn } from './finding.ts'

/**
 * Returns a text that changes with the words of an English file, and not with how its lines are
 * broken. A translation keeps the one it was made from. (Not the dates of commits: a squashed or
 * shallow clone has lost them, and a commit that touches both files proves nothing.)
 */
export function fingerprintOf(words: unknown): string {
  const text = JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** Returns the fingerprint of what a translator has to follow: not the place in the footer. */
export const pageFingerprint = (words: PageWords): string => {
  const { title, description, heading, intro, link, body } = words
  return fingerprintOf({ title, description, heading, intro, link, body })
}

/** Notes that the English file has changed since this translation was made. */
export function checkTranslation(
  file: string,
  translates: string | null,
  english: string,
): Finding[] {
  if (translates === english) return []
  const remedy = `When it is right, run: npm run content translated ${file}`
  const message = translates
    ? `The English text has changed since this was translated. ${remedy}`
    : `It is not known which English text this translates. ${remedy}`
  return [noteOn(file, message)]
}
