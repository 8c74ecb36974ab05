import { languages } from '../../../shared/content/languages.ts'
import { CommandError, UsageError } from '../../system/run-command.ts'
import { type ContentReader, editSource, pathIn, placeOf } from '../content-files.ts'
import { parseFile } from '../read/parse-file.ts'
import { isBlockKey } from '../text-source.ts'

/**
 * Writes the fingerprint of the present English words into a translation’s source. Throws a
 * UsageError if the file is not a translation.
 */
export function recordTranslation(file: string, from: ContentReader): string {
  const place = placeOf(file)
  const english = place && placeOf(pathIn('en', place))
  const source = from.read(file)
  const original = english ? from.read(english.file) : null
  if (
    !english ||
    place.language === 'en' ||
    source instanceof Error ||
    typeof original !== 'string'
  ) {
    const translated = languages.filter(language => language !== 'en')
    const folders = translated.map(language => `content/${language}`).join(' or ')
    throw new UsageError(
      `"${file}" is not a translation. Write the path of a file in a folder ${folders}, as npm run content prints it.`,
    )
  }
  const mark = `translates: ${parseFile(original, english).fingerprint}`
  const fields = parseFile(source, place).texts.filter(({ key }) => !isBlockKey(key))
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
