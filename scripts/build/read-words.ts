import { filesOnDisk } from '../content/content-files.ts'
import { describe, errorsAmong } from '../content/finding.ts'
import { withPictures } from '../content/pictures.ts'
import { type Content, readContent } from '../content/read-content.ts'
import { CommandError } from '../run-command.ts'

/** Content files that cannot be published: the message lists every error with file and line. */
export class ContentError extends CommandError {}

/** Reads all words that are to be published. Throws a ContentError that lists all errors in them. */
export const readWords = (root: string): Content => publishable(readContent(filesOnDisk(root)))

/** Reads the same with the pictures that the words show. Throws as `readWords` does. */
export const readSite = async (root: string) =>
  publishable(await withPictures(root, readContent(filesOnDisk(root))))

function publishable<Read extends Content>(content: Read): Read {
  const errors = errorsAmong(content.findings)
  if (errors.length > 0) throw new ContentError(errors.map(describe).join('\n'))
  return content
}
