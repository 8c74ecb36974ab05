import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'
import { slugOf } from './content-files.ts'
import { count } from './finding.ts'

/**
 * Puts all edited content files, and nothing else, into one commit: on a new branch, or on the present
 * one where that is not `main`. Nothing is pushed. Returns what to do next. Throws a CommandError
 * where nothing was edited, a merge is not finished, or git refuses; all is as before then.
 */
export function sendForReview(root: string, message: string): string {
  const subject = message.replace(/\s+/g, ' ').trim()
  if (subject === '') throw new CommandError('Say in a few words what you changed.')
  const merging = join(root, git(root, 'rev-parse', '--git-path', 'MERGE_HEAD').trim())
  if (existsSync(merging) || git(root, 'ls-files', '--unmerged'))
    throw new CommandError('A merge is not finished. Finish it in git, then send again.')
  const files = editedFiles(root)
  if (files.length === 0) throw new CommandError('No content file differs from the last commit.')

  const present = git(root, 'branch', '--show-current').trim()
  const isNew = present === '' || present === 'main'
  const branch = isNew ? freeName(root, slugOf(subject) || 'words') : present
  if (isNew) git(root, 'switch', '--quiet', '--create', branch)
  try {
    git(root, 'add', '--all', '--', ...files)
    git(root, 'commit', '--quiet', '--only', '--message', subject, '--', ...files)
  } catch (error) {
    if (isNew) {
      git(root, 'switch', '--quiet', ...(present ? [present] : ['--detach']))
      git(root, 'branch', '--quiet', '--delete', '--force', branch)
    }
    throw error
  }
  return `${count(files.length, 'file')} went into one commit on the branch ${branch}: type "git push -u origin ${branch}", then open a pull request at the address that git prints.`
}

/** Pages, labels, claims and pictures, but not what some editors hide beside them. */
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

/** Returns the name, with a number where there is such a branch already. */
function freeName(root: string, name: string, number = 1): string {
  const asked = number > 1 ? `${name}-${number}` : name
  const isTaken = git(root, 'branch', '--list', asked) !== ''
  return isTaken ? freeName(root, name, number + 1) : asked
}
