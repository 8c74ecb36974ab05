import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import { parseContent } from '../content/parse-content.ts'
import { withPictures } from '../content/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { refusal } from '../serve/server.ts'
import { writeWhole } from '../system/write-file.ts'

/**
 * Returns a file's text with the piece between two offsets replaced and every other byte as it was.
 * Offsets count as parsers do: without a byte order mark, and with one letter for a line's end.
 */
function replacePiece(raw: string, start: number, end: number, after: string): string {
  const letters = raw.match(/^\uFEFF|\r\n|[\s\S]/g) ?? []
  const skipped = letters[0] === '\uFEFF' ? 1 : 0
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n'
  const edited = after.replace(/\r\n?|\n/g, lineEnd)
  return letters.toSpliced(start + skipped, end - start, edited).join('')
}

/**
 * Checks an edit of a text of a content file, or with `save` writes it. Returns what there is to
 * say about the file then, and about others because of it. Throws where the file has changed meanwhile,
 * where the text would lose the name by which a page finds it, and where a byte of the file is no
 * letter, because it could not be written again.
 */
export async function editWords(root: string, file: string, edit: Record<string, unknown>) {
  const { name, before, after, save } = edit
  const disk = filesOnDisk(root)
  const raw = disk.read(file) ?? ''
  if (raw.includes('\uFFFD'))
    throw refusal(409, 'A letter of this file cannot be read. Save it as UTF-8.')
  const text = parseContent(raw, file).texts.find(each => each.name === name)
  if (typeof after !== 'string') throw refusal(400, 'This is no edit')
  if (!text || text.source !== before) {
    const now = text?.source ?? 'nothing'
    throw refusal(409, `The file was changed meanwhile. It says there now: ${now}`)
  }
  const edited = replacePiece(raw, text.start, text.end, after)
  if (save === true) {
    const isFound = parseContent(edited, file).texts.some(each => each.name === name)
    if (!isFound && after.trim() && text.source.startsWith(`${name}:`))
      throw refusal(409, `Begin with "${name}:", the name of this text.`)
    writeWhole(join(root, file), edited)
    return []
  }
  const findingsWith = async (text: string) => {
    const read = (asked: string) => (asked === file ? text : disk.read(asked))
    const content = readContent({ ...disk, read }, { includeDrafts: true })
    return (await withPictures(root, content)).findings
  }
  const known = new Set((await findingsWith(raw)).map(describe))
  const findings = await findingsWith(edited)
  return findings.flatMap(finding => {
    if (finding.file === file) return `${finding.line}: ${finding.message}`
    return known.has(describe(finding)) ? [] : describe(finding)
  })
}
