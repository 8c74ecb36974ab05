import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { filesOnDisk } from '../content/content-files.ts'
import type { Content } from '../content/read-content.ts'
import { readContent } from '../content/read-content.ts'

export const variants = ['affiliate', 'social'] as const
export const languages = ['en', 'fi'] as const

/** Content files that cannot be published: the message lists every problem with file and line. */
export class ContentError extends Error {}

/** All words of the site. Throws a ContentError that lists all that is wrong with them. */
export function readWords(root: string): Content<Variant, Language> {
  const content = readContent({
    from: filesOnDisk(root),
    variants,
    languages,
    includeDrafts: false,
  })
  if (content.problems.length) {
    const lines = content.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)
    throw new ContentError(lines.join('\n'))
  }
  return content
}
