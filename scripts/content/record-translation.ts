import { UsageError } from '../run-command.ts'
import { fingerprintOf, pageFingerprint } from './check-translation.ts'
import type { ContentFiles } from './content-files.ts'
import { parseLabels } from './parse-labels.ts'
import { parseMarkdown } from './parse-markdown.ts'

/**
 * Returns the text of a translation, with the mark that it follows the English text as that stands now.
 * Throws a UsageError where there is no such file, or no English one to follow.
 */
export function recordTranslation(file: string, from: ContentFiles): string {
  const source = from.read(file)
  const english = file.replace(/\/content\/fi\//, '/content/en/')
  const original = english === file ? null : from.read(english)
  if (source === null || original === null) {
    throw new UsageError(
      `"${file}" is no translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  }
  const fingerprint = file.endsWith('.yaml')
    ? fingerprintOf(parseLabels(original, english).labels)
    : pageFingerprint(parseMarkdown(original, english).words)
  return markTranslated(source, fingerprint, file)
}

/**
 * Puts the fingerprint of the English text into a translation: into its front matter, or as the
 * last line of a file of labels. A page without front matter stays as it is.
 */
function markTranslated(source: string, fingerprint: string, file: string): string {
  const line = `translates: ${fingerprint}`
  const present = /^translates:.*$/m
  if (file.endsWith('.yaml')) {
    return present.test(source) ? source.replace(present, line) : `${source.trimEnd()}\n${line}\n`
  }
  const end = source.indexOf('\n---', 3)
  if (end < 0) return source
  const [head, rest] = [source.slice(0, end), source.slice(end)]
  return (present.test(head) ? head.replace(present, line) : `${head}\n${line}`) + rest
}
