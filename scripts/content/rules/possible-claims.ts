import { languages } from '../../../shared/content/languages.ts'
import { lineAt, onlyWords } from './check-lines.ts'
import { languageChecks } from './language-checks.ts'

export type PossibleClaim = {
  found: string
  line: number
  /** The offset in the words of the file (`claimedWords`). */
  start: number
}

/** Finds words that an owner may have to prove, and numbers of helplines. */
export function possibleClaims(source: string, file: string): PossibleClaim[] {
  const words = claimedWords(source, file)
  const language = languages.find(language => file.includes(`/content/${language}/`)) ?? 'en'
  return Array.from(words.matchAll(languageChecks[language].claims), ({ 0: found, index }) => ({
    found,
    line: lineAt(words, index),
    start: index,
  }))
}

/** Writes a file’s source as the list of claims does: without backslashes, and labels without keys. */
export const claimedWords = (source: string, file: string): string =>
  plainWords(file.endsWith('.yaml') ? onlyWords(source) : source).replace(
    /\\(?=[!-/:-@[-`{-~])/g,
    '',
  )

/** Removes what hides words from a search: ligatures, special spaces, soft hyphens. */
export const plainWords = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
