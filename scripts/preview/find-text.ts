import type { Variant } from '../../shared/site-info/site-info.ts'
import type { EntryPage } from '../build/site-routes.ts'
import type { ParsedFile } from '../content/read/parsed-file.ts'
import type { FileLine } from './contract.ts'

/**
 * Finds the first of some texts that a file contains. Looks into the file of the page first, and
 * then into those of its language.
 */
export function findText(
  files: readonly ParsedFile[],
  variant: Variant,
  { language, rows }: EntryPage,
  texts: readonly string[],
): FileLine | null {
  const nearness = (file: ParsedFile): number =>
    (file.language === language ? 2 : 0) + (file.name === rows[variant].name ? 1 : 0)
  const searched = files
    .filter(({ owner }) => owner === 'shared' || owner === `variants/${variant}`)
    // What a language lacks is English.
    .filter(file => file.language === language || file.language === 'en')
    .sort((one, other) => nearness(other) - nearness(one))
  for (const text of texts.map(foldSpaces)) {
    for (const { file, words } of searched) {
      const found = words.find(({ words }) => patternOf(words).test(text))
      if (found) {
        return `${file}:${found.line}`
      }
    }
  }
  return null
}

const foldSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Makes a pattern of words, whose variables such as {month} pages replace. */
function patternOf(words: string): RegExp {
  const fixed = foldSpaces(words)
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // The text of a whole card begins with its rank, #1.
  return RegExp(`^${fixed.join('.{1,40}')}$`)
}
