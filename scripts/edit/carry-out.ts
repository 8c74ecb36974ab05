import { join } from 'node:path'
import { mapValues } from '../../shared/content/records.ts'
import { type ContentFiles, contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import { parseContent } from '../content/read/parse-content.ts'
import { withPictures } from '../content/read/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { recordTranslation } from '../content/translate/record-translation.ts'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-file.ts'
import { readReview } from './review.ts'
import { sendForReview } from './send-for-review.ts'

type Words = Record<string, string>

/** Carries out an order of an open page. Returns the answer. Throws a CommandError. */
export async function carryOut(root: string, order: string, given: object, errors: string[]) {
  const words = mapValues({ ...given }, String)
  const disk = filesOnDisk(root)
  const write = (file = '', text: string) => writeWhole(join(root, file), text)
  const orders: Record<string, () => unknown> = {
    check: () => checkEdit(root, words, errors),
    save: () => write(words.file, applyEdit(disk, words).edited),
    review: () => readReview(root),
    translated: () => write(words.file, recordTranslation(`${words.file}`, disk)),
    send: () => sendForReview(root, `${words.message}`, errors),
  }
  const carry = orders[order]
  if (!carry) {
    throw new CommandError('There is no such command.')
  }
  return (await carry()) ?? {}
}

/**
 * Returns a text of a file, and the file with that text edited. Throws if the file has changed
 * since, if it contains bytes that are not UTF-8, or if the text would lose its name.
 */
function applyEdit(disk: ContentFiles, { file = '', name, before, after = '' }: Words) {
  const isContent = contentSources(disk).some(source => source.file === file)
  if (!isContent) {
    throw new CommandError('This is not a content file.')
  }
  const raw = disk.read(file) ?? ''
  if (raw.includes('\uFFFD')) {
    throw new CommandError('A character in this file cannot be read. Save the file as UTF-8.')
  }
  const text = parseContent(raw, file).texts.find(each => each.name === name)
  if (!text || text.source !== before) {
    throw new CommandError(`The file has changed. It now says: ${text?.source ?? 'nothing'}`)
  }
  const label = `${name}:`
  if (before.startsWith(label) && after.trim() && !after.startsWith(label)) {
    throw new CommandError(`Keep "${label}" at the beginning.`)
  }
  // Parsers count neither a byte order mark nor the CR of a CRLF.
  const letters = raw.match(/^\uFEFF|\r\n|[\s\S]/g) ?? []
  const start = text.start + (letters[0] === '\uFEFF' ? 1 : 0)
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n'
  const written = after.replace(/\r\n?|\n/g, lineEnd)
  return { text, edited: letters.toSpliced(start, text.end - text.start, written).join('') }
}

/** Returns the findings on an edit's own lines, and the errors that it causes elsewhere. */
async function checkEdit(root: string, edit: Words, errors: string[]) {
  const disk = filesOnDisk(root)
  const { text, edited } = applyEdit(disk, edit)
  const read = (file: string) => (file === text.file ? edited : disk.read(file))
  const content = readContent({ ...disk, read }, { includeDrafts: true })
  const { findings } = await withPictures(root, content)
  const end = text.line + `${edit.after}`.split('\n').length
  return findings.flatMap(finding => {
    const { kind, file, line, message } = finding
    const isHere = file === text.file && line >= text.line && line < end
    const isKnown = (known: string) =>
      known.startsWith(`${file}:`) && known.includes(`  ${message}`)
    const isNew = kind === 'error' && !errors.some(isKnown)
    return isHere || isNew
      ? [{ kind, said: describe(finding).replace(`${text.file}:`, 'Line ') }]
      : []
  })
}
