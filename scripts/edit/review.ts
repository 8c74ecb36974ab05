import { cleanSource, contentSources, filesOnDisk } from '../content/content-files.ts'
import { parseContent } from '../content/parse-content.ts'
import { englishPath, fingerprintOf } from '../content/translations.ts'
import { git } from '../system/git.ts'
import { changedFile } from './changed-words.ts'
import type { Review } from './page/news.ts'
import { isContent } from './send-for-review.ts'

/** Returns what differs from `main`, pictures too, and what translators have to follow. */
export function readReview(root: string): Review {
  const disk = filesOnDisk(root)
  const read = (file: string) => cleanSource(disk.read(file) ?? '')
  const others = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', 'main', '--')
  const files = `${tracked}${others}`.split('\0').filter(isContent).sort()
  const stale = contentSources(disk).flatMap(({ file, language, text }) => {
    const english = englishPath(file)
    const { translates: mark } = parseContent(text, file)
    if (language === 'en' || mark === fingerprintOf(parseContent(read(english), english))) return []
    const followed = textWithFingerprint(root, english, mark)
    const { words } = changedFile(english, followed ?? '', read(english))
    return [{ ...changedFile(file, '', ''), words: followed === undefined ? null : words }]
  })
  return {
    changed: files.map(file => changedFile(file, textAt(root, 'main', file), read(file))),
    stale,
  }
}

/** Returns a file's text in a commit, '' for a picture and for none. */
function textAt(root: string, commit: string, file: string): string {
  const isText = /\.(md|yaml)$/.test(file) && git(root, 'ls-tree', commit, '--', file) !== ''
  return isText ? cleanSource(git(root, 'show', `${commit}:${file}`)) : ''
}

/** Returns the English text that a translation was made from, as git has kept it. */
function textWithFingerprint(root: string, file: string, mark: string | null): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--no-renames', '--diff-filter=AM', '--', file)
  for (const commit of mark ? commits.split('\n').filter(Boolean) : []) {
    const text = textAt(root, commit, file)
    if (fingerprintOf(parseContent(text, file)) === mark) return text
  }
}
