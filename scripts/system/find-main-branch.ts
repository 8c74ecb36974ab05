import { git } from './git.ts'
import { CommandError } from './run-command.ts'

/** The branch that changes are merged into. */
export type MainBranch = {
  /** Its own name, such as `main`. */
  name: string
  /** Its name in a clone, such as `origin/main`. */
  remoteName: string
  /** The commit at which the present branch left it. */
  base: string
}

/** Finds the branch that `origin/HEAD` names. Throws a CommandError that says what to type if there is none. */
export async function findMainBranch(root: string): Promise<MainBranch> {
  const head = 'refs/remotes/origin/HEAD'
  const remoteName = (await git(root, 'for-each-ref', '--format=%(symref:short)', head)).trim()
  if (remoteName === '') {
    throw new CommandError(
      'Git does not know the main branch of this clone. Type: git remote set-branches origin "*" && git fetch origin && git remote set-head origin --auto',
    )
  }
  const base = (await git(root, 'merge-base', 'HEAD', remoteName).catch(() => '')).trim()
  if (base === '') {
    throw new CommandError(
      `This branch and ${remoteName} have no commit in common. If the clone is shallow, type: git fetch --unshallow`,
    )
  }
  return { name: remoteName.replace('origin/', ''), remoteName, base }
}
