import { languages } from '../../../shared/content/languages.ts'
import { CommandError, UsageError } from '../../system/run-command.ts'
import { type ContentReader, editSource, englishPath, folderOf } from '../content-files.ts'
import { parseContent } from '../read/parse-content.ts'
import { isBlockKey } from '../text-source.ts'

/**
 * Writes the fingerprint of the present English words into a translation’s source. Throws a
 * UsageError if the file is not a translation.
 */
export function recordTranslation(file: string, from: ContentReader): string {
  const source = from.read(file)
  const original = from.read(englishPath(file))
  const { language = 'en' } = folderOf(file) ?? {}
  if (language === 'en' || source instanceof Error || original instanceof Error) {
    const translated = languages.filter(language => language !== 'en')
    const folders = translated.map(language => `content/${language}`).join(' or ')
    throw new UsageError(
      `"${file}" is not a translation. Write the path of a file in a folder ${folders}, as npm run content prints it.`,
    )
  }
  const mark = `translates: ${parseContent(original, englishPath(file)).fingerprint}`
  const fields = parseContent(source, file).texts.filter(({ key }) => !isBlockKey(key))
  const present = fields.find(({ key }) => key === 'translates')
  if (present) {
    return editSource(source, present, mark)
  }
  const last = fields.at(-1)
  if (!last) {
    throw new CommandError(`${file} has no front matter between two lines ---.`)
  }
  return editSource(source, { start: last.end, end: last.end }, `\n${mark}`)
}
