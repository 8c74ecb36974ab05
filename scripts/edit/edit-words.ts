import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cleanSource, contentSources, filesOnDisk } from '../content/content-files.ts'
import { readContent } from '../content/read-content.ts'
import type { Handler } from '../stand-ins/listen.ts'
import { answer, readJsonObject, sendJson, UnacceptableRequest } from '../stand-ins/request.ts'

/** A piece of a file as it was read, and what is to stand in its place. */
export type Edit = { start: number; end: number; before: string; after: string }

/**
 * Returns a file's text with one piece replaced and every other byte as it was. Null is a file that
 * says something else there by now. Offsets count as parsers do: without a byte order mark, and
 * with one letter for a line's end.
 */
export function replacePiece(raw: string, { start, end, before, after }: Edit): string | null {
  if (cleanSource(raw).slice(start, end) !== before) return null
  const letters = raw.match(/^\uFEFF|\r\n|[\s\S]/g) ?? []
  const skipped = letters[0] === '\uFEFF' ? 1 : 0
  const upTo = (at: number) => letters.slice(0, at + skipped).join('').length
  const lineEnd = /\r\n?|\n/.exec(raw)?.[0] ?? '\n'
  return raw.slice(0, upTo(start)) + after.replace(/\r\n?|\n/g, lineEnd) + raw.slice(upTo(end))
}

/**
 * Answers POSTs of an edit: checks it, and with `save` writes it. Takes edits from this server's own
 * pages alone: from loopback, by the Origin that browsers send and by a token that is new in each run.
 */
export function wordsHandler(root: string): { handler: Handler; token: string } {
  const token = randomBytes(16).toString('hex')
  const disk = filesOnDisk(root)
  const handler: Handler = (request, response) =>
    answer(response, async () => {
      const { host = '', origin } = request.headers
      if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host))
        throw new UnacceptableRequest(403, 'This is not the address of the preview')
      if (request.method !== 'POST' || origin !== `http://${host}`)
        throw new UnacceptableRequest(403, 'Only pages of the preview can edit')
      if (request.headers['x-preview-token'] !== token)
        throw new UnacceptableRequest(403, 'The preview was started again: load the page again')
      const { file, save, ...edit } = await readJsonObject(request)
      const found = contentSources(disk).find(each => each.file === file)?.file
      if (found === undefined || !isEdit(edit))
        throw new UnacceptableRequest(400, 'This is no edit of a content file')
      const raw = disk.read(found) ?? ''
      const text = replacePiece(raw, edit)
      if (text === null) {
        sendJson(response, 409, { now: cleanSource(raw).slice(edit.start, edit.end) })
        return
      }
      const read = (asked: string) => (asked === found ? text : disk.read(asked))
      const { findings } = readContent({ ...disk, read }, { includeDrafts: true })
      if (save === true) writeWhole(join(root, found), text)
      sendJson(
        response,
        200,
        findings.filter(finding => finding.file === found),
      )
    })
  return { handler, token }
}

const isEdit = (value: Record<string, unknown>): value is Edit =>
  Number.isInteger(value.start) &&
  Number.isInteger(value.end) &&
  typeof value.before === 'string' &&
  typeof value.after === 'string'

/** Writes a file beside the old one and puts it in its place, so that nobody reads half of it. */
function writeWhole(path: string, text: string): void {
  const part = join(dirname(path), `.${basename(path)}.part`)
  writeFileSync(part, text)
  renameSync(part, path)
}
