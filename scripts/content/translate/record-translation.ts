import { posix } from 'node:path'
import { CommandError, UsageError } from '../../system/run-command.ts'
import {
  type ContentFiles,
  contentFolders,
  editSource,
  englishPath,
  isWordsName,
} from '../content-files.ts'
import { parseContent } from '../read/parse-content.ts'

/** Returns a translation's text with the fingerprint of the present English words. */
export function recordTranslation(file: string, from: ContentFiles): string {
  const folder = contentFolders.find(each => each.folder === posix.dirname(file))
  const source = from.read(file)
  const original = from.read(englishPath(file))
  const isTranslation = folder && folder.language !== 'en' && isWordsName(posix.basename(file))
  if (!isTranslation || source === null || original === null) {
    throw new UsageError(
      `"${file}" is not a translation. Write the path of a file in a folder content/fi, as npm run content prints it.`,
    )
  }
  const mark = `translates: ${parseContent(original, englishPath(file)).fingerprint}`
  const fields = parseContent(source, file).texts.filter(({ name }) => !/^\d+$/.test(name))
  const present = fields.find(({ name }) => name === 'translates')
  if (present) {
    return editSource(source, present, mark)
  }
  const last = fields.at(-1)
  if (!last) {
    throw new CommandError(`${file} has no front matter between two lines ---.`)
  }
  return editSource(source, { start: last.end, end: last.end }, `\n${mark}`)
}
