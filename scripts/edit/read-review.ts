import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cleanSource, contentSources, englishPath, filesOnDisk } from '../content/content-files.ts'
import { parseContent } from '../content/read/parse-content.ts'
import { findMainBranch } from '../system/find-main-branch.ts'
import { git, readBlobs } from '../system/git.ts'
import { addressOf, changedFile, isText } from './changed-file.ts'
import type { ChangedFile, Review } from './page/requests.ts'
import { type RawChange, readRawChanges } from './read-raw-changes.ts'
import { isContent } from './send-for-review.ts'

/** Reads what differs from the main branch, and which translations may be out of date. */
export async function readReview(root: string, addresses: readonly string[]): Promise<Review> {
  const main = await findMainBranch(root)
  const [untracked, tracked, edited, stale] = await Promise.all([
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
    readRawChanges(root, 'diff', main.base, '--'),
    git(root, 'diff', '--name-only', '--no-renames', '-z', 'HEAD', '--'),
    staleTranslations(root, addresses),
  ])
  const texts = await textsBefore(root, tracked)
  for (const file of untracked.split('\0')) {
    texts.set(file, null)
  }
  const inNoCommit = new Set([...untracked.split('\0'), ...edited.split('\0')])
  const changed = [...texts]
    .filter(([file]) => isContent(file))
    .map(([file, before]) => changedFile({ file, before, after: textOf(root, file) }, addresses))
    .sort((a, b) => a.file.localeCompare(b.file, 'en'))
  return {
    mainBranch: main.remoteName,
    unsent: changed.filter(({ file }) => inNoCommit.has(file)),
    sent: changed.filter(({ file }) => !inNoCommit.has(file)),
    stale,
  }
}

/** Returns a file's text, '' for a picture, and null if there is no file. */
function textOf(root: string, file: string): string | null {
  if (!isText(file)) {
    return existsSync(join(root, file)) ? '' : null
  }
  const text = filesOnDisk(root).read(file)
  return text === null ? null : cleanSource(text)
}

/** Returns each changed file's text before the change: null for a new file, '' for a picture. */
async function textsBefore(
  root: string,
  changes: RawChange[],
): Promise<Map<string, string | null>> {
  const isNew = ({ before }: RawChange) => /^0+$/.test(before)
  const texts = new Map(changes.map(change => [change.file, isNew(change) ? null : '']))
  const withText = changes.filter(change => isText(change.file) && !isNew(change))
  const blobs = await readBlobs(
    root,
    withText.map(({ before }) => before),
  )
  for (const [index, { file }] of withText.entries()) {
    texts.set(file, cleanSource(blobs[index] ?? ''))
  }
  return texts
}

/** Returns the translations whose English words have changed, with these words. */
async function staleTranslations(
  root: string,
  addresses: readonly string[],
): Promise<ChangedFile[]> {
  const disk = filesOnDisk(root)
  const stale = contentSources(disk).flatMap(({ file, language, text }) => {
    const english = englishPath(file)
    const after = cleanSource(disk.read(english) ?? '')
    const { translates } = parseContent(text, file)
    const isFresh = translates === parseContent(after, english).fingerprint
    return language === 'en' || isFresh ? [] : [{ file, english, after, translates }]
  })
  const marked = stale.filter(({ translates }) => translates !== null)
  const versions = await versionsOf(
    root,
    marked.map(({ english }) => english),
  )
  return stale.map(({ file, english, after, translates }) => {
    const before = versions
      .get(english)
      ?.find(text => parseContent(text, english).fingerprint === translates)
    const address = addressOf(file, addresses)
    if (before === undefined) {
      return {
        file,
        address,
        summary: 'Compare the translation with the whole English text.',
        words: [],
      }
    }
    const { summary, words } = changedFile({ file: english, before, after }, addresses)
    return { file, address, summary, words }
  })
}

/** Returns all committed texts of some files, the newest first. */
async function versionsOf(root: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  if (files.length === 0) {
    return texts
  }
  const options = ['--format=', '--diff-filter=AM']
  const changes = await readRawChanges(root, 'log', ...options, '--', ...files)
  const blobs = await readBlobs(
    root,
    changes.map(({ after }) => after),
  )
  for (const [index, { file }] of changes.entries()) {
    texts.set(file, [...(texts.get(file) ?? []), cleanSource(blobs[index] ?? '')])
  }
  return texts
}
