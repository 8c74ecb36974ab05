import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-file.ts'
import { filesOnDisk, slugOf } from './content-files.ts'
import { count, describe, errorsAmong } from './finding.ts'
import { withPictures } from './pictures.ts'
import { readContent } from './read-content.ts'

/**
 * Commits all edited content files, and nothing else: on a new branch, or on the present one if that
 * is not `main`. Pushes nothing. Returns what to do next. Throws a CommandError, and leaves all as it
 * was, if a text has a mistake, nothing was edited, a merge is not finished, or git refuses.
 */
export async function sendForReview(root: string, message: string): Promise<string> {
  const subject = message.replace(/\s+/g, ' ').trim()
  if (subject === '') throw new CommandError('Say in a few words what you changed.')
  const [merging = '', index = ''] = ['MERGE_HEAD', 'index'].map(name =>
    join(root, git(root, 'rev-parse', '--git-path', name).trim()),
  )
  if (existsSync(merging) || git(root, 'ls-files', '--unmerged'))
    throw new CommandError('A merge is not finished. Finish it in git, then send again.')
  const files = editedFiles(root)
  if (files.length === 0) throw new CommandError('No content file differs from the last commit.')
  const { findings } = await withPictures(root, readContent(filesOnDisk(root)))
  const [error] = errorsAmong(findings)
  if (error) throw new CommandError(`Fix this first: ${describe(error)}`)

  const present = git(root, 'branch', '--show-current').trim()
  const isNew = present === '' || present === 'main'
  const branch = isNew ? freeName(root, slugOf(subject) || 'words') : present
  const staged = readFileSync(index)
  if (isNew) git(root, 'switch', '--quiet', '--create', branch)
  try {
    git(root, 'add', '--all', '--', ...files)
    git(root, 'commit', '--quiet', '--only', '--message', subject, '--', ...files)
  } catch (error) {
    writeWhole(index, staged)
    if (isNew) {
      git(root, 'switch', '--quiet', ...(present ? [present] : ['--detach']))
      git(root, 'branch', '--quiet', '--delete', '--force', branch)
    }
    throw error
  }
  return `${count(files.length, 'file')} went into one commit on the branch ${branch}: type "git push -u origin ${branch}", then open a pull request at the address that git prints.`
}

/** Pages, labels, claims and pictures, but not the hidden files that some editors save next to them. */
const isContent = (file: string) =>
  /^(?:shared|variants\/\w+)\/content\/(?:\w+\/)?[^./][^/]*\.(?:md|yaml|jpe?g|png|webp|svg)$/i.test(
    file,
  )

/** Returns the content files that are new, changed or deleted since the last commit. */
const editedFiles = (root: string): string[] =>
  git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
    .split('\0')
    .map(entry => entry.slice(3))
    .filter(isContent)

/** Returns the name, with a number if there is such a branch already. */
function freeName(root: string, name: string, number = 1): string {
  const asked = number > 1 ? `${name}-${number}` : name
  const isTaken = git(root, 'branch', '--list', asked) !== ''
  return isTaken ? freeName(root, name, number + 1) : asked
}
