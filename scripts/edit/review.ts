import { cleanSource, contentSources, filesOnDisk } from '../content/content-files.ts'
import { parseContent } from '../content/parse-content.ts'
import { englishPath, fingerprintOf } from '../content/translations.ts'
import { git } from '../system/git.ts'
import { changedFile } from './changed-file.ts'
import { isContent } from './send-for-review.ts'

/** Returns the content files that differ from `main`, and the stale translations. */
export function readReview(root: string) {
  const disk = filesOnDisk(root)
  const read = (file: string) => cleanSource(disk.read(file) ?? '')
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', 'main', '--')
  const files = `${tracked}${untracked}`.split('\0').filter(isContent).sort()
  const stale = contentSources(disk).flatMap(({ file, language, text }) => {
    const english = englishPath(file)
    const { translates: mark } = parseContent(text, file)
    if (language === 'en' || mark === fingerprintOf(parseContent(read(english), english))) return []
    const { words } = changedFile(english, textWithFingerprint(root, english, mark), read(english))
    return { ...changedFile(file, '', ''), words }
  })
  return {
    changed: files.map(file => changedFile(file, textAt(root, 'main', file), read(file))),
    stale,
  }
}

/** Returns a file's text in a commit, or '' for a picture and for a file that is not there. */
function textAt(root: string, commit: string, file: string): string {
  const isText = /\.(md|yaml)$/.test(file) && git(root, 'ls-tree', commit, '--', file) !== ''
  return isText ? cleanSource(git(root, 'show', `${commit}:${file}`)) : ''
}

/** Returns the English text that a translation was made from, or '' if git does not have it. */
function textWithFingerprint(root: string, file: string, mark: string | null): string {
  const commits = git(root, 'log', '--format=%H', '--no-renames', '--diff-filter=AM', '--', file)
  for (const commit of mark ? commits.split('\n').filter(Boolean) : []) {
    const text = textAt(root, commit, file)
    if (fingerprintOf(parseContent(text, file)) === mark) return text
  }
  return ''
}
