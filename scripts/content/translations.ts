import { createHash } from 'node:crypto'
import type { PageWords } from '../../shared/content/words.ts'
import { UsageError } from '../run-command.ts'
import type { ContentFiles } from './content-files.ts'
import { type Finding, noteOn } from './finding.ts'
import { parseLabels } from './parse-labels.ts'
import { parseMarkdown } from './parse-markdown.ts'

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
export const pageFingerprint = ({ footer: _, body, ...texts }: PageWords): string =>
  fingerprintOf({ ...texts, body })

/** Notes that the English file has changed since this translation was made. */
export function checkTranslation(
  file: string,
  translates: string | null,
  english: string,
): Finding[] {
  if (translates === english) return []
  const remedy = `Once it is right, press "The translation is right" on the preview’s page Changes, or run: npm run content translated ${file}`
  const message = translates
    ? `The English text has changed since this was translated. ${remedy}`
    : `It is not known which English text this translates. ${remedy}`
  return [noteOn(file, message)]
}

/** Returns the path of the English file that a file translates; an English one translates none. */
export const englishTwin = (file: string): string | null =>
  file.includes('/content/en/') ? null : file.replace(/\/content\/[a-z]+\//, '/content/en/')

/** Returns the fingerprint of an English file, a page's or that of labels. */
export const fileFingerprint = (text: string, file: string): string =>
  file.endsWith('.yaml')
    ? fingerprintOf(parseLabels(text, file).labels)
    : pageFingerprint(parseMarkdown(text, file).words)

/**
 * Returns the text of a translation, with the mark that it follows the English text as that stands
 * now: in its front matter, or in the last line of a file of labels. Throws a UsageError where there
 * is no such file, or no English one to follow.
 */
export function recordTranslation(file: string, from: ContentFiles): string {
  const source = from.read(file)
  const english = englishTwin(file)
  const original = english && from.read(english)
  if (source === null || english === null || original === null) {
    throw new UsageError(
      `"${file}" is no translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  }
  const end = file.endsWith('.yaml') ? source.trimEnd().length : source.indexOf('\n---', 3)
  // A page without front matter stays as it is.
  if (end < 0) return source
  const head = source.slice(0, end).replace(/^translates:.*\n?/m, '')
  const mark = fileFingerprint(original, english)
  return `${head.trimEnd()}\ntranslates: ${mark}${source.slice(end) || '\n'}`
}
