import { diffWords } from 'diff'
import { languages } from '../../shared/content/languages.ts'
import { addressIn } from '../../shared/pages/language-paths.ts'
import { pathOf } from '../../shared/pages/route.ts'
import { cleanSource, contentSources, englishPath, filesOnDisk } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'

import { git } from '../system/git.ts'
import type { ChangedFile } from './page/news.ts'
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
    if (language === 'en' || mark === parseContent(read(english), english).fingerprint) {
      return []
    }
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
    if (parseContent(text, file).fingerprint === mark) {
      return text
    }
  }
  return ''
}

/** Returns a file with the words that changed, and an address that shows it, if there is one. */
export function changedFile(file: string, before: string, after: string): ChangedFile {
  const [, owner, folder, page = ''] = /(\w+)\/content\/(\w+)\/(.+)\.(md|yaml)$/.exec(file) ?? []
  const language = languages.find(each => each === folder)
  const words = /\.(md|yaml)$/.test(file) ? changedWords(before, after) : []
  if (!language) {
    return { file, address: '', words }
  }
  const path = /^(labels|faq|help)$/.test(page) ? '/' : pathOf(page)
  const address = addressIn(language, path) + (owner === 'social' ? '?secretkey=social' : '')
  return { file, address, words }
}

/** Returns the words that differ between two texts, within their sentences. */
function changedWords(before: string, after: string): ChangedFile['words'] {
  const visible = (text: string) => text.replace(/^(---|translates:.*|# .*)(\n|$)/gm, '')
  const parts = diffWords(visible(before), visible(after))
  if (!parts.some(({ added, removed }) => added || removed)) {
    return []
  }
  return parts.map(({ value, added, removed }, at) => {
    if (added || removed) {
      return [added ? '+' : '-', value]
    }
    const sentences = value.split(/(?<=[.!?]\s|\n)/)
    const first = at > 0 ? sentences.shift() : ''
    const last = at < parts.length - 1 ? sentences.pop() : ''
    return ['', `${first}${sentences.length > 0 ? '… ' : ''}${last ?? ''}`]
  })
}
