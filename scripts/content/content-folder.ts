import type { Language } from '../../shared/content/words.ts'

/** Where words are found: those of both variants in `shared`, a variant's own in its folder. */
export type ContentOwner = 'shared' | `variants/${string}`

export function contentFolder(owner: ContentOwner, language: Language): string {
  return owner === 'shared' ? `shared/content/${language}` : `${owner}/content/${language}`
}
