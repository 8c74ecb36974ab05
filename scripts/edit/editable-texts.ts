import { join } from 'node:path'
import { prescribedFor } from '../../shared/content/prescribed.ts'
import { editSource, filesOnDisk, folderOf } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { writeWhole } from '../system/write-whole.ts'
import type { Edit, OpenedText, Refusal, TextName } from './contract.ts'

/** Returns a text as it is in its file now, or null if it is no longer there. */
export function openText(root: string, { file, name }: TextName): OpenedText | null {
  const texts = textsIn(sourceOf(root, file) ?? '', file)
  const text = texts.find(each => each.name === name)
  return text ? { ...text, note: prescribedNote(text) } : null
}

/**
 * Writes a text to its content file if the file still contains what the box opened with. Otherwise
 * changes nothing, and returns why.
 */
export function saveText(root: string, edit: Edit): Refusal | null {
  const { file, name, source, copy, after } = edit
  const raw = sourceOf(root, file)
  if (raw === null) {
    return { reason: `There is no content file ${file}.`, present: null }
  }
  // Bytes that are not UTF-8 could not be written again.
  if (raw.includes('\uFFFD')) {
    return {
      reason: 'A character in this file cannot be read. Save the file as UTF-8.',
      present: null,
    }
  }
  const texts = textsIn(raw, file)
  const text = texts.find(each => each.source === source && each.copy === copy)
  if (!text) {
    const present = texts.find(each => each.name === name)?.source ?? null
    return { reason: 'The file has changed since the box was opened. Nothing was saved.', present }
  }
  const label = `${name}:`
  if (source.startsWith(label) && after.trim() !== '' && !after.startsWith(label)) {
    return { reason: `Keep "${label}" at the beginning of the text.`, present: null }
  }
  writeWhole(join(root, file), editSource(raw, text, after))
  return null
}

/** Returns the source of a content file as it is now, or null for every other path. */
function sourceOf(root: string, file: string): string | null {
  const source = folderOf(file) ? filesOnDisk(root).read(file) : null
  return typeof source === 'string' ? source : null
}

/** Returns the texts in a source, each with what tells it from others with the same words. */
function textsIn(source: string, file: string): (TextSource & { copy: string })[] {
  const { texts } = parseContent(source, file)
  return texts.map((text, index) => {
    const isSame = (each: TextSource) => each.source === text.source
    const number = texts.slice(0, index + 1).filter(isSame).length
    return { ...text, copy: `${number} of ${texts.filter(isSame).length}` }
  })
}

/** Returns a note on a text that the customer prescribes, or null. */
function prescribedNote({ file, name, source }: TextSource): string | null {
  const field = prescribedFor(file, name)
  const body = prescribedFor(file, 'body')
  const prescribed = field ?? (body && source.includes(body.text) ? body : null)
  return prescribed && `The customer’s text (§${prescribed.number}): a change needs their word.`
}
