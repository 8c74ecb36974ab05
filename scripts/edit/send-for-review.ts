import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../content/content-files.ts'
import { count } from '../content/finding.ts'
import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'

/** Pages, labels, claims and pictures, but no hidden files of editors. */
export const isContent = (file: string) =>
  /^(?:shared|variants\/\w+)\/content\/(?:\w+\/)?[^./][^/]*\.(?:md|yaml|jpe?g|png|webp|svg)$/i.test(
    file,
  )

/**
 * Puts all edited content files, and nothing else, into one commit: on a new branch, or on the present
 * one if that is not `main`. Pushes nothing. Returns what to do next. Throws a CommandError, and leaves
 * all as it was, if there are mistakes, nothing was edited, a merge is not finished, or git refuses.
 */
export function sendForReview(root: string, message: string, mistakes: readonly string[]): string {
  const subject = message.replace(/\s+/g, ' ').trim()
  if (subject === '') throw new CommandError('Say in a few words what you changed.')
  if (mistakes.length > 0) throw new CommandError(`Fix this first: ${mistakes.join('\n')}`)
  const pathOf = (name: string) => join(root, git(root, 'rev-parse', '--git-path', name).trim())
  if (existsSync(pathOf('MERGE_HEAD')) || git(root, 'ls-files', '--unmerged'))
    throw new CommandError('A merge is not finished. Finish it in git, then send again.')
  const status = git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
  const entries = status.split('\0')
  const files = entries.map(entry => entry.slice(3)).filter(isContent)
  if (files.length === 0) throw new CommandError('No content file differs from the last commit.')

  const present = git(root, 'branch', '--show-current').trim()
  const isNew = present === '' || present === 'main'
  const branch = isNew ? freeName(root, slugOf(subject) || 'words') : present
  const index = pathOf('index')
  const staged = readFileSync(index)
  if (isNew) git(root, 'switch', '--quiet', '--create', branch)
  try {
    git(root, 'add', '--all', '--', ...files)
    git(root, 'commit', '--quiet', '--only', '--message', subject, '--', ...files)
  } catch (error) {
    writeFileSync(index, staged)
    if (isNew) {
      git(root, 'switch', '--quiet', ...(present ? [present] : ['--detach']))
      git(root, 'branch', '--quiet', '--delete', '--force', branch)
    }
    throw error
  }
  return `${count(files.length, 'file')} went into one commit on the branch ${branch}: type "git push -u origin ${branch}", then open a pull request at the address that git prints.`
}

/** Returns the name, with a number if there is such a branch already. */
function freeName(root: string, name: string, number = 1): string {
  const asked = number > 1 ? `${name}-${number}` : name
  const isTaken = git(root, 'branch', '--list', asked) !== ''
  return isTaken ? freeName(root, name, number + 1) : asked
}
