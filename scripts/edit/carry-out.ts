import { join } from 'node:path'
import { contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe } from '../content/finding.ts'
import { parseContent } from '../content/parse-content.ts'
import { withPictures } from '../content/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { recordTranslation } from '../content/translations.ts'
import { refusal } from '../serve/server.ts'
import { writeWhole } from '../system/write-file.ts'
import type { News } from './page/news.ts'
import { readReview } from './review.ts'
import { sendForReview } from './send-for-review.ts'

type Words = Record<string, unknown>

/** Carries out an order of an editor's page. Returns the answer. Throws a refusal, or what git says. */
export async function carryOut(root: string, order: string, words: Words, news: News) {
  const disk = filesOnDisk(root)
  const file = (): string => {
    const found = contentSources(disk).find(({ file }) => file === words.file)
    if (!found) throw refusal(400, 'This is no content file')
    return found.file
  }
  const orders: Record<string, () => unknown> = {
    check: () => checkWords(root, file(), words, news),
    save: () => writeWhole(join(root, file()), editedText(root, file(), words).edited),
    review: () => readReview(root),
    translated: () => writeWhole(join(root, file()), recordTranslation(file(), disk)),
    send: () => sendForReview(root, `${words.message}`, news.errors),
  }
  const carry = orders[order]
  if (!carry) throw refusal(404, 'There is no such order')
  return (await carry()) ?? {}
}

/**
 * Returns a text of a file, and what the file becomes by an edit of it. Throws if the file has changed
 * meanwhile, if a byte of it is no letter, because it could not be written again, and if the text
 * would lose the name by which a page finds it.
 */
function editedText(root: string, file: string, { name, before, after }: Words) {
  const raw = filesOnDisk(root).read(file) ?? ''
  if (raw.includes('\uFFFD'))
    throw refusal(409, 'A letter of this file cannot be read. Save it as UTF-8.')
  const text = parseContent(raw, file).texts.find(each => each.name === name)
  if (typeof after !== 'string') throw refusal(400, 'This is no edit')
  if (!text || typeof before !== 'string' || text.source !== before)
    throw refusal(409, `The file has changed. It now says: ${text?.source ?? 'nothing'}`)
  if (before.startsWith(`${name}:`) && after.trim() && !after.startsWith(`${name}:`))
    throw refusal(409, `Begin with "${name}:", the name of this text.`)
  // Offsets count as parsers do: without a byte order mark, and with one letter for a line's end.
  const letters = raw.match(/^\uFEFF|\r\n|[\s\S]/g) ?? []
  const start = text.start + (letters[0] === '\uFEFF' ? 1 : 0)
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n'
  const written = after.replace(/\r\n?|\n/g, lineEnd)
  return { text, edited: letters.toSpliced(start, text.end - text.start, written).join('') }
}

/** Returns what there is to say about an edit's own lines, and what was not said without it. */
async function checkWords(root: string, file: string, edit: Words, { errors, notes }: News) {
  const disk = filesOnDisk(root)
  const { text, edited } = editedText(root, file, edit)
  const read = (asked: string) => (asked === file ? edited : disk.read(asked))
  const content = readContent({ ...disk, read }, { includeDrafts: true })
  const { findings } = await withPictures(root, content)
  const end = text.line + `${edit.after}`.split('\n').length
  const known = [...errors, ...notes.map(({ text }) => text)]
  return findings.flatMap(finding => {
    const { kind, line, message } = finding
    const isOwn = finding.file === file
    const isHere = isOwn && line >= text.line && line < end
    const isNew = !known.some(each => each.endsWith(`  ${message}`))
    const said = isOwn ? `${line}: ${message}` : describe(finding)
    // A note on another file is one on its translation.
    return isHere || (isNew && (isOwn || kind === 'error')) ? [{ kind, said }] : []
  })
}
