import { join } from 'node:path'
import { filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong, type Finding } from '../content/finding.ts'
import { withPictures } from '../content/read/pictures.ts'
import { readContent } from '../content/read-content.ts'
import { recordTranslation } from '../content/translate/record-translation.ts'
import { writeWhole } from '../system/write-file.ts'
import { applyEdit } from './apply-edit.ts'
import type { News } from './page/news.ts'
import type { Edit, PreviewAnswers, PreviewRequest } from './page/requests.ts'
import { readReview } from './read-review.ts'
import { sendForReview } from './send-for-review.ts'

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
      write(request.text.file, applyEdit(disk, request).edited)
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

/** Returns the findings on an edit's own lines, and the errors that it causes elsewhere. */
async function checkEdit(root: string, edit: Edit, news: News): Promise<Finding[]> {
  const disk = filesOnDisk(root)
  const { edited, first, last } = applyEdit(disk, edit)
  const read = (file: string) => (file === edit.text.file ? edited : disk.read(file))
  const content = readContent({ ...disk, read }, { includeDrafts: true })
  const { findings } = await withPictures(root, content)
  const isOnItsLines = ({ file, line }: Finding) =>
    file === edit.text.file && line >= first && line <= last
  const isKnown = ({ file, message }: Finding) =>
    news.findings.some(known => known.file === file && known.message === message)
  return findings.filter(
    finding => isOnItsLines(finding) || (finding.kind === 'error' && !isKnown(finding)),
  )
}
