import { languages } from '../../../shared/content/languages.ts'
import { CommandError, UsageError } from '../../system/run-command.ts'
import {
  type ContentReader,
  cleanSource,
  contentPlaces,
  labelsName,
  pathIn,
} from '../content-files.ts'
import { parseFile } from '../read/parse-file.ts'

/**
 * Writes the fingerprint of the present English words into a translation’s source. Throws a
 * UsageError if the file is not a translation.
 */
export function recordTranslation(file: string, from: ContentReader): string {
  const places = contentPlaces(from)
  const place = places.find(each => each.file === file)
  const english = place && places.find(each => each.file === pathIn('en', place))
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
  const line = `translates: ${parseFile(original, english).fingerprint}`
  const text = cleanSource(source)
  const isPage = place.name !== labelsName
  const fields = isPage ? /^\s*---.*\n(?:.*\n)*?(?=---)/.exec(text)?.[0] : text
  if (fields === undefined) {
    throw new CommandError(`${file} has no front matter between two lines ---.`)
  }
  const present = /^translates:.*$/m
  const marked = present.test(fields)
    ? fields.replace(present, line)
    : `${fields.trimEnd()}\n${line}\n`
  return marked + text.slice(fields.length)
}
