import { hashOf } from '../../system/dist-file.ts'
import { CommandError, UsageError } from '../../system/run-command.ts'
import { type ContentFiles, contentSources } from '../content-files.ts'
import { type ParsedContent, parseContent } from '../read/parse-content.ts'

/** Returns the path of the English original of a content file. */
export const englishPath = (file: string): string =>
  file.replace(/\/content\/[a-z]+(?=\/)/, '/content/en')

/**
 * Returns a fingerprint of an English file's words, which ignores line breaks and the position in
 * the footer. A translation keeps the one that it was made from, because clones lose dates of
 * commits.
 */
export function fingerprintOf(content: ParsedContent): string {
  const words = 'words' in content ? { ...content.words, footer: undefined } : content.labels
  return hashOf(JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' '))
}

/** Returns a translation's text with the fingerprint of the present English words. */
export function recordTranslation(file: string, from: ContentFiles): string {
  const own = contentSources(from).find(source => source.file === file)
  const source = from.read(file)
  const original = from.read(englishPath(file))
  if (!own || own.language === 'en' || source === null || original === null) {
    throw new UsageError(
      `"${file}" is not a translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  }
  const end = file.endsWith('.yaml')
    ? source.trimEnd().length
    : /^\s*---/.test(source)
      ? source.indexOf('\n---', 3)
      : -1
  if (end < 0) {
    throw new CommandError(`${file} has no front matter between two lines ---.`)
  }
  const head = source.slice(0, end).replace(/^translates:.*\n?/m, '')
  const mark = fingerprintOf(parseContent(original, englishPath(file)))
  return `${head.trimEnd()}\ntranslates: ${mark}${source.slice(end) || '\n'}`
}
