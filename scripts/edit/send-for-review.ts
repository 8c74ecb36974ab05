import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../content/content-files.ts'
import { count } from '../content/finding.ts'
import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'

/** Whether a file is a page, labels, claims or a picture, and not hidden. */
export const isContent = (file: string) =>
  /^(?:shared|variants\/\w+)\/content\/(?:\w+\/)?[^./][^/]*\.(?:md|yaml|jpe?g|png|webp|svg)$/i.test(
    file,
  )

/**
 * Commits all edited content files and nothing else: on a new branch, or on the current one if that
 * is not `main`. Returns what to do next. Throws a CommandError and changes nothing if there are
 * errors, no file was edited, a merge is not finished, or git refuses.
 */
export function sendForReview(root: string, message: string, errors: readonly string[]): string {
  const subject = message.replace(/\s+/g, ' ').trim()
  if (subject === '') {
    throw new CommandError('Say in a few words what you changed.')
  }
  if (errors.length > 0) {
    throw new CommandError(`Fix this first: ${errors.join('\n')}`)
  }
  const pathOf = (name: string) => join(root, git(root, 'rev-parse', '--git-path', name).trim())
  if (existsSync(pathOf('MERGE_HEAD')) || git(root, 'ls-files', '--unmerged')) {
    throw new CommandError('A merge is not finished. Finish it in git, then send again.')
  }
  const status = git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all')
  const entries = status.split('\0')
  const files = entries.map(entry => entry.slice(3)).filter(isContent)
  if (files.length === 0) {
    throw new CommandError('No content file differs from the last commit.')
  }

  const current = git(root, 'branch', '--show-current').trim()
  const isNew = current === '' || current === 'main'
  const slug = slugOf(subject) || 'words'
  let branch = isNew ? slug : current
  for (let number = 2; isNew && git(root, 'branch', '--list', branch); number++) {
    branch = `${slug}-${number}`
  }
  const index = pathOf('index')
  const staged = readFileSync(index)
  if (isNew) {
    git(root, 'switch', '--quiet', '--create', branch)
  }
  try {
    git(root, 'add', '--all', '--', ...files)
    git(root, 'commit', '--quiet', '--only', '--message', subject, '--', ...files)
  } catch (error) {
    writeFileSync(index, staged)
    if (isNew) {
      git(root, 'switch', '--quiet', ...(current ? [current] : ['--detach']))
      git(root, 'branch', '--quiet', '--delete', '--force', branch)
    }
    throw error
  }
  return `${count(files.length, 'file')} went into one commit on the branch ${branch}. Type "git push -u origin ${branch}", then open a pull request at the address that git prints.`
}
