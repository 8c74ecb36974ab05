import { join } from 'node:path'
import { withPictures } from '../build/with-pictures.ts'
import { filesOnDisk } from '../content/content-files.ts'
import type { Finding } from '../content/finding.ts'
import { readContent } from '../content/read-content.ts'
import { recordTranslation } from '../content/translate/record-translation.ts'
import { writeWhole } from '../system/write-whole.ts'
import { applyEdit, type Edit } from './apply-edit.ts'
import { addressesOf, keptFiles, type MadeSite } from './make-site.ts'
import { newsForPage } from './news-for-page.ts'
import type { PreviewAnswers, PreviewRequest, RequestType } from './page/requests.ts'
import { readReview } from './read-review.ts'
import { sendForReview } from './send-for-review.ts'

/** Answers a request of an open page. Rejects with a CommandError. */
export async function answerRequest(
  root: string,
  request: PreviewRequest,
  made: MadeSite,
): Promise<PreviewAnswers[RequestType]> {
  const disk = filesOnDisk(root)
  const write = (file: string, text: string) => writeWhole(join(root, file), text)
  switch (request.type) {
    case 'news':
      return newsForPage(made, request) satisfies PreviewAnswers['news']
    case 'check':
      return (await checkEdit(root, request, made)) satisfies PreviewAnswers['check']
    case 'save':
      write(request.text.file, applyEdit(disk, request).edited)
      return null satisfies PreviewAnswers['save']
    case 'review':
      return (await readReview(root, addressesOf(made))) satisfies PreviewAnswers['review']
    case 'confirm translation':
      write(request.file, recordTranslation(request.file, disk))
      return null satisfies PreviewAnswers['confirm translation']
    case 'send': {
      const { message } = request
      return (await sendForReview(root, message, made.findings)) satisfies PreviewAnswers['send']
    }
  }
}

/** Returns the findings on an edit's own lines, and the errors that it causes elsewhere. */
async function checkEdit(root: string, edit: Edit, made: MadeSite): Promise<Finding[]> {
  const { edited, first, last } = applyEdit(filesOnDisk(root), edit)
  const kept = keptFiles(root, made.sources)
  const read = (file: string) => (file === edit.text.file ? edited : kept.read(file))
  const content = readContent({ ...kept, read }, { includeDrafts: true })
  const { findings } = await withPictures(root, content)
  const isOnItsLines = ({ file, line }: Finding) =>
    file === edit.text.file && line >= first && line <= last
  const isKnown = ({ file, message }: Finding) =>
    made.findings.some(known => known.file === file && known.message === message)
  return findings.filter(
    finding => isOnItsLines(finding) || (finding.kind === 'error' && !isKnown(finding)),
  )
}
