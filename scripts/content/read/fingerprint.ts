import type { Page } from '../../../shared/content/page.ts'
import { hashOf } from '../../system/hash-of.ts'

/**
 * Returns a fingerprint of a file's words, which ignores line breaks and the position in the
 * footer. A translation keeps the one that it was made from, because clones lose dates of commits.
 */
export function fingerprintOf(content: { words?: Page; labels: Record<string, string> }): string {
  const words = content.words ? { ...content.words, footer: undefined } : content.labels
  return hashOf(JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' '))
}
