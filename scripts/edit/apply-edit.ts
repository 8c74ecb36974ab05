import { type ContentFiles, cleanSource, editSource, folderOf } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { CommandError } from '../system/run-command.ts'
import { findText, isBlock, outdatedMessage, textAbove } from './page/find-text.ts'
import type { OpenedText, RequestOf } from './page/requests.ts'

/** A text and what replaces it. */
export type Edit = RequestOf<'check' | 'save'>

/** A content file with an edit applied, and the first and the last line of what was edited. */
type AppliedEdit = { edited: string; first: number; last: number }

/**
 * Applies an edit to the text that the page shows. Throws if the file has changed since, if it
 * contains bytes that are not UTF-8, or if the text would lose its name.
 */
export function applyEdit(disk: ContentFiles, { text: opened, before, after }: Edit): AppliedEdit {
  const { file, name } = opened
  const raw = folderOf(file) ? disk.read(file) : null
  if (raw === null) {
    throw new CommandError(`There is no content file ${file}. Copy your text to another file.`)
  }
  if (raw.includes('\uFFFD')) {
    throw new CommandError('A character in this file cannot be read. Save the file as UTF-8.')
  }
  const { texts } = parseContent(raw, file)
  const text = findText(opened, texts)
  if (text && text.source !== before) {
    throw new CommandError(outdatedMessage(text.source))
  }
  if (!text && before !== null) {
    throw new CommandError(outdatedMessage(null))
  }
  const label = `${name}:`
  if (opened.source.startsWith(label) && after.trim() && !after.startsWith(label)) {
    throw new CommandError(`Keep "${label}" at the beginning of the text.`)
  }
  const source = cleanSource(raw)
  const { start, end, written } = text
    ? { start: text.start, end: text.end, written: after }
    : insertion(opened, after, texts, source.length)
  const linesAbove = source.slice(0, start).split('\n').length - 1
  const last = linesAbove + written.trimEnd().split('\n').length
  const first = last - after.trim().split('\n').length + 1
  return { edited: editSource(raw, { start, end }, written), first, last }
}

/** Where a part of a text is replaced, and by what. */
type Replacement = { start: number; end: number; written: string }

/** Returns how to insert a text that is gone: below the one above it, or as the first of the body. */
function insertion(
  opened: OpenedText,
  after: string,
  texts: readonly TextSource[],
  fileLength: number,
): Replacement {
  const above = textAbove(opened, texts)
  const gap = isBlock(opened) ? '\n\n' : '\n'
  if (above) {
    return { start: above.end, end: above.end, written: gap + after }
  }
  if (!isBlock(opened)) {
    throw new CommandError('This file has no texts any more. Copy your text to another file.')
  }
  const start = texts.find(isBlock)?.start
  return start === undefined
    ? { start: fileLength, end: fileLength, written: `\n${after}\n` }
    : { start, end: start, written: after + gap }
}
