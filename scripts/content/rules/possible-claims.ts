import { languages } from '../../../shared/content/languages.ts'
import { lineAt, onlyWords } from './check-lines.ts'
import { languageChecks } from './language-checks.ts'

/** A word that sounds like a claim, its line, and its words’ surroundings. */
export type PossibleClaim = {
  found: string
  line: number
  /** The offset in the words of the file (`claimedWords`). */
  start: number
}

/** Returns words that an owner may have to prove, and numbers of helplines. */
export function possibleClaims(text: string, file: string): PossibleClaim[] {
  const words = claimedWords(text, file)
  const language = languages.find(each => file.includes(`/content/${each}/`)) ?? 'en'
  return Array.from(words.matchAll(languageChecks[language].claims), ({ 0: found, index }) => ({
    found,
    line: lineAt(words, index),
    start: index,
  }))
}

/**
 * Returns a file's text as the list of claims has it: without backslashes, labels without keys, and
 * with ordinary spaces.
 */
export const claimedWords = (text: string, file: string): string =>
  ordinarySpaces(file.endsWith('.yaml') ? onlyWords(text) : text).replace(
    /\\(?=[!-/:-@[-`{-~])/g,
    '',
  )

export const ordinarySpaces = (text: string): string => text.replaceAll('\u00A0', ' ')
