import { createHash } from 'node:crypto'
import { UsageError } from '../system/run-command.ts'
import { type ContentFiles, contentSources } from './content-files.ts'
import { type ParsedContent, parseContent } from './parse-content.ts'

/** Returns the path of the English file, or folder, that one in any language is a translation of. */
export const englishPath = (path: string): string =>
  path.replace(/\/content\/[a-z]+(?=\/|$)/, '/content/en')

/**
 * Returns a text that changes with the words of an English file, and not with how its lines are
 * broken, nor with the position in the footer. A translation keeps the one it was made from. (Not the
 * dates of commits: a squashed or shallow clone has lost them, and a commit that touches both files
 * proves nothing.)
 */
export function fingerprintOf(content: ParsedContent): string {
  const words = 'words' in content ? { ...content.words, footer: undefined } : content.labels
  const text = JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' ')
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/**
 * Returns the text of a translation, marked as following the present English text: in its front
 * matter, or in the last line of a file of labels. Throws a UsageError if there is no such file, or
 * no English one.
 */
export function recordTranslation(file: string, from: ContentFiles): string {
  const own = contentSources(from).find(source => source.file === file)
  const source = from.read(file)
  const original = from.read(englishPath(file))
  if (!own || own.language === 'en' || source === null || original === null)
    throw new UsageError(
      `"${file}" is no translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  const end = file.endsWith('.yaml') ? source.trimEnd().length : source.indexOf('\n---', 3)
  // A page without front matter stays as it is.
  if (end < 0) return source
  const head = source.slice(0, end).replace(/^translates:.*\n?/m, '')
  const mark = fingerprintOf(parseContent(original, englishPath(file)))
  return `${head.trimEnd()}\ntranslates: ${mark}${source.slice(end) || '\n'}`
}
