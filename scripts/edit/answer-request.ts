import { join } from 'node:path'
import { type ContentFiles, contentSources, filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong, type Finding } from '../content/finding.ts'
import { parseContent } from '../content/read/parse-content.ts'
import { withPictures } from '../content/read/pictures.ts'
import { readContent } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { recordTranslation } from '../content/translate/record-translation.ts'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-file.ts'
import type { News } from './page/news.ts'
import type { PreviewAnswers, PreviewRequest, RequestOf } from './page/requests.ts'
import { readReview } from './read-review.ts'
import { sendForReview } from './send-for-review.ts'

type Edit = RequestOf<'check' | 'save'>

/** Answers a request of an open page. `news` is the last that pages got. Rejects with a CommandError. */
export async function answerRequest(
  root: string,
  request: PreviewRequest,
  news: News,
): Promise<PreviewAnswers[PreviewRequest['type']]> {
  const disk = filesOnDisk(root)
  const write = (file: string, text: string) => writeWhole(join(root, file), text)
  switch (request.type) {
    case 'check':
      return (await checkEdit(root, request, news)) satisfies PreviewAnswers['check']
    case 'save':
      write(request.file, applyEdit(disk, request).edited)
      return null satisfies PreviewAnswers['save']
    case 'review':
      return (await readReview(root, news.addresses)) satisfies PreviewAnswers['review']
    case 'confirm translation':
      write(request.file, recordTranslation(request.file, disk))
      return null satisfies PreviewAnswers['confirm translation']
    case 'send': {
      const mistakes = [...news.faults, ...errorsAmong(news.findings).map(describe)]
      const next = await sendForReview(root, request.message, mistakes)
      return next satisfies PreviewAnswers['send']
    }
  }
}

/** A text of a file, and the file with that text edited. */
type AppliedEdit = { text: TextSource; edited: string }

/**
 * Applies an edit. Throws if the file has changed since, if it contains bytes that are not UTF-8,
 * or if the text would lose its name.
 */
function applyEdit(disk: ContentFiles, { file, name, before, after }: Edit): AppliedEdit {
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
async function checkEdit(root: string, edit: Edit, news: News): Promise<Finding[]> {
  const disk = filesOnDisk(root)
  const { text, edited } = applyEdit(disk, edit)
  const read = (file: string) => (file === text.file ? edited : disk.read(file))
  const content = readContent({ ...disk, read }, { includeDrafts: true })
  const { findings } = await withPictures(root, content)
  const end = text.line + edit.after.split('\n').length
  const isOnItsLines = ({ file, line }: Finding) =>
    file === text.file && line >= text.line && line < end
  const isKnown = ({ file, message }: Finding) =>
    news.findings.some(known => known.file === file && known.message === message)
  return findings.filter(
    finding => isOnItsLines(finding) || (finding.kind === 'error' && !isKnown(finding)),
  )
}
