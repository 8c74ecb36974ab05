import { join } from 'node:path'
import { editSource } from '../content/content-files.ts'
import { writeWhole } from '../system/write-whole.ts'
import type { Edit, Refusal } from './contract.ts'
import { editableTexts, sourceOf } from './editable-texts.ts'

/**
 * Writes a text to its content file if the file still contains what the box opened with. Otherwise
 * changes nothing, and returns why.
 */
export function saveText(root: string, { text: opened, after }: Edit): Refusal | null {
  const { file, name } = opened
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
  const texts = editableTexts(raw, file)
  const text = texts.find(({ source, copy }) => source === opened.source && copy === opened.copy)
  if (!text) {
    const present = texts.find(each => each.name === name)?.source ?? null
    return { reason: 'The file has changed since the box was opened. Nothing was saved.', present }
  }
  const label = `${name}:`
  if (opened.source.startsWith(label) && after.trim() !== '' && !after.startsWith(label)) {
    return { reason: `Keep "${label}" at the beginning of the text.`, present: null }
  }
  writeWhole(join(root, file), editSource(raw, text, after))
  return null
}
