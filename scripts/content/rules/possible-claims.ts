import type { Language } from '../../../shared/content/languages.ts'
import { languageChecks } from './language-checks.ts'
import type { PlacedWords } from './rule.ts'

export type PossibleClaim = {
  found: string
  line: number
  /** The words around it, as `plainWords` writes them. */
  words: string
  /** Where it begins in these words. */
  start: number
}

/** Finds words that an owner may have to prove, and numbers of helplines. */
export const possibleClaims = (
  { words, line }: PlacedWords,
  language: Language,
): PossibleClaim[] => {
  const plain = plainWords(words.replace(/\{\w+\}/g, ' '))
  return Array.from(plain.matchAll(languageChecks[language].claims), ({ 0: found, index }) => ({
    found,
    line: line + plain.slice(0, index).split('\n').length - 1,
    words: plain,
    start: index,
  }))
}

/** Removes what hides words from a search: ligatures, special spaces, soft hyphens. */
export const plainWords = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
