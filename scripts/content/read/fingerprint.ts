import type { Page } from '../../../shared/content/page.ts'
import { hashOf } from '../../system/hash-of.ts'

/**
 * Returns a fingerprint of a file's words, which ignores line breaks and the position in the
 * footer. A translation keeps the one that it was made from, because clones lose dates of commits.
 */
export function fingerprintOf(content: { page?: Page; labels: Record<string, string> }): string {
  const texts = content.page ? { ...content.page, footer: undefined } : content.labels
  return hashOf(JSON.stringify(texts).replace(/(?:\\n|\s)+/g, ' '))
}
