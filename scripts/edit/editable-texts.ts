import { prescribedFor } from '../../shared/content/prescribed.ts'
import { filesOnDisk, folderOf } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'
import type { TextSource } from '../content/text-source.ts'
import type { EditableText, OpenedText, TextName } from './contract.ts'

/** Returns the source of a content file as it is now, or null for every other path. */
export function sourceOf(root: string, file: string): string | null {
  const source = folderOf(file) ? filesOnDisk(root).read(file) : null
  return typeof source === 'string' ? source : null
}

/** Returns the texts in a source, each with what tells it from others with the same words. */
export function editableTexts(source: string, file: string): (TextSource & EditableText)[] {
  const { texts } = parseContent(source, file)
  return texts.map((text, index) => {
    const isSame = (each: TextSource) => each.source === text.source
    const number = texts.slice(0, index + 1).filter(isSame).length
    return { ...text, copy: `${number} of ${texts.filter(isSame).length}` }
  })
}

/** Returns a text as it is in its file now, or null if it is no longer there. */
export function openText(root: string, { file, name }: TextName): OpenedText | null {
  const texts = editableTexts(sourceOf(root, file) ?? '', file)
  const text = texts.find(each => each.name === name)
  return text ? { ...text, note: prescribedNote(text) } : null
}

/** Returns a note on a text that the customer prescribes, or null. */
function prescribedNote({ file, name, source }: EditableText): string | null {
  const field = prescribedFor(file, name)
  const body = prescribedFor(file, 'body')
  const prescribed = field ?? (body && source.includes(body.text) ? body : null)
  return prescribed && `The customer’s text (§${prescribed.number}): a change needs their word.`
}
