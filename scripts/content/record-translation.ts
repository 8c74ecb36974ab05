import { fingerprintOf, pageFingerprint } from './check-translation.ts'
import type { ContentFiles } from './content-files.ts'
import { markTranslated } from './mark-translated.ts'
import { parseLabels } from './parse-labels.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** A file that is no translation. The message says what is. */
export class TranslationError extends Error {}

/**
 * The text of a translation, with the mark that it follows the English text as that stands now.
 * Throws a TranslationError where there is no such file, or no English one to follow.
 */
export function recordTranslation(file: string, from: ContentFiles): string {
  const source = from.read(file)
  const english = file.replace(/\/content\/fi\//, '/content/en/')
  const original = english === file ? null : from.read(english)
  if (source === null || original === null) {
    throw new TranslationError(
      `"${file}" is no translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  }
  const fingerprint = file.endsWith('.yaml')
    ? fingerprintOf(parseLabels(original, english).labels)
    : pageFingerprint(parseMarkdown(original, english))
  return markTranslated(source, fingerprint, file)
}
