import { join } from 'node:path'
import { editSource, filesOnDisk, placeOf } from '../content/content-files.ts'
import { prescribedFor } from '../content/prescribed.ts'
import { parseFile } from '../content/read/parse-file.ts'
import type { TextSource } from '../content/text-source.ts'
import { writeWhole } from '../system/write-whole.ts'
import type { Edit, OpenedText, Refusal, TextId } from './contract.ts'

/** Reads a text as it is in its file now. Returns null if it is no longer there. */
export function openText(root: string, { file, key }: TextId): OpenedText | null {
  const texts = textsIn(sourceOf(root, file) ?? '', file)
  const text = texts.find(text => text.key === key)
  return text ? { ...text, note: prescribedNote(text) } : null
}

/**
 * Writes a text to its content file if the file still contains what the box opened with. Otherwise
 * changes nothing, and returns why.
 */
export function saveText(root: string, edit: Edit): Refusal | null {
  const { file, key, source, occurrence, newSource } = edit
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
  const text = texts.find(text => text.source === source && text.occurrence === occurrence)
  if (!text) {
    const present = texts.find(text => text.key === key)?.source ?? null
    return { reason: 'The file has changed since the box was opened. Nothing was saved.', present }
  }
  const start = `${key}:`
  if (source.startsWith(start) && newSource.trim() !== '' && !newSource.startsWith(start)) {
    return { reason: `Keep "${start}" at the beginning of the text.`, present: null }
  }
  writeWhole(join(root, file), editSource(raw, text, newSource))
  return null
}

/** Reads a content file as it is now. Returns null for every other path. */
function sourceOf(root: string, file: string): string | null {
  const source = placeOf(file) ? filesOnDisk(root).read(file) : null
  return typeof source === 'string' ? source : null
}

/** Parses the texts of a source, with the `occurrence` of each. */
function textsIn(source: string, file: string): (TextSource & { occurrence: string })[] {
  const place = placeOf(file)
  const { texts } = place ? parseFile(source, place) : { texts: [] }
  return texts.map((text, index) => {
    const isSame = (other: TextSource) => other.source === text.source
    const number = texts.slice(0, index + 1).filter(isSame).length
    return { ...text, occurrence: `${number} of ${texts.filter(isSame).length}` }
  })
}

function prescribedNote({ file, key, source }: TextSource): string | null {
  const field = prescribedFor(file, key)
  const body = prescribedFor(file, 'body')
  const prescribed = field ?? (body && source.includes(body.text) ? body : null)
  return prescribed && `The customer’s text (§${prescribed.number}): a change needs their word.`
}
