import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '../content/content-files.ts'
import { count, describe, errorsAmong, type Finding } from '../content/finding.ts'
import { findMainBranch } from '../system/find-main-branch.ts'
import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'

/** Whether a file is a page, labels, claims or a picture, and not hidden. */
export const isContent = (file: string) =>
  /^(?:shared|variants\/\w+)\/content\/(?:\w+\/)?[^./][^/]*\.(?:md|yaml|jpe?g|png|webp|svg)$/i.test(
    file,
  )

/**
 * Commits all edited content files and nothing else: on a new branch, or on the current one if that
 * is not the main branch. Resolves to what to do next. Rejects with a CommandError and changes
 * nothing if there are errors, no file was edited, a merge is not finished, or git refuses.
 */
export async function sendForReview(
  root: string,
  message: string,
  findings: readonly Finding[],
): Promise<string> {
  const subject = message.replace(/\s+/g, ' ').trim()
  if (subject === '') {
    throw new CommandError('Say in a few words what you changed.')
  }
  const [error, ...others] = errorsAmong(findings)
  if (error) {
    const more = others.length > 0 ? ` (and ${count(others.length, 'more error')})` : ''
    throw new CommandError(`Correct this error first: ${describe(error)}${more}`)
  }
  const main = await findMainBranch(root)
  const gitFile = async (name: string) =>
    join(root, (await git(root, 'rev-parse', '--git-path', name)).trim())
  const unmerged = await git(root, 'ls-files', '--unmerged')
  if (unmerged !== '' || existsSync(await gitFile('MERGE_HEAD'))) {
    throw new CommandError(
      'A merge is not finished. Finish the merge in git, then send your changes again.',
    )
  }
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const status = await git(root, 'status', ...options)
  const entries = status.split('\0')
  const files = entries.map(entry => entry.slice(3)).filter(isContent)
  if (files.length === 0) {
    throw new CommandError('No content file differs from the last commit.')
  }

  const current = (await git(root, 'branch', '--show-current')).trim()
  const isNew = current === '' || current === main.name
  const branch = isNew ? await freeBranch(root, slugOf(subject) || 'words') : current
  const index = await gitFile('index')
  const staged = readFileSync(index)
  if (isNew) {
    await git(root, 'switch', '--quiet', '--create', branch)
  }
  try {
    await git(root, 'add', '--all', '--', ...files)
    await git(root, 'commit', '--quiet', '--only', '--message', subject, '--', ...files)
  } catch (error) {
    writeFileSync(index, staged)
    if (isNew) {
      await git(root, 'switch', '--quiet', current || '--detach')
      await git(root, 'branch', '--quiet', '--delete', '--force', branch)
    }
    throw error
  }
  return `Committed ${count(files.length, 'file')} on the branch ${branch}. Type "git push -u origin ${branch}", then open a pull request at the address that git prints. To start your next change from ${main.name}, type "git switch ${main.name}" and "git pull".`
}

/** Returns a branch's name, with a number after it if there is such a branch. */
async function freeBranch(root: string, name: string): Promise<string> {
  let branch = name
  for (let number = 2; (await git(root, 'branch', '--list', branch)) !== ''; number++) {
    branch = `${name}-${number}`
  }
  return branch
}
