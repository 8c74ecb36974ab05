import { git } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'
import { commitOf } from './build-commit.ts'

/** What a report compares the site with: a commit, or a published site. */
export type Base = { name: string; commit: string } | { name: string; origin: string }

/** Uses the base that `against` names, a commit or an address, or else the usual one. */
export async function chooseBase(root: string, against: string | undefined): Promise<Base> {
  if (against === undefined) {
    return usualBase(root)
  }
  if (!/^https?:/.test(against)) {
    return { name: against, commit: await commitOf(root, against) }
  }
  if (!URL.canParse(against)) {
    throw new CommandError(`"${against}" is not an address.`)
  }
  const { origin } = new URL(against)
  await expectSite(origin)
  return { name: origin, origin }
}

/** Rejects if an address does not show the site: a host may refuse programs, or ask them to wait. */
async function expectSite(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(30_000)
  const response = await fetch(origin, { signal }).catch((cause: Error) => {
    throw new CommandError(`${origin} cannot be reached: ${cause.cause ?? cause}`, { cause })
  })
  if (!response.ok) {
    throw new CommandError(
      `${origin} could not be compared: it answers with the status ${response.status}.`,
    )
  }
  // Every page of the site has this element.
  if (!(await response.text()).includes('id="casino-guide-page"')) {
    throw new CommandError(
      `${origin} could not be compared: it shows a page that is not of this site, perhaps one that keeps programs out.`,
    )
  }
}

/**
 * Finds the commit at which the present branch left the branch that `origin/HEAD` names. On that
 * branch, and in a repository without `origin`, it is the last commit.
 */
async function usualBase(root: string): Promise<Base> {
  const lastCommit = { name: 'the last commit', commit: await commitOf(root, 'HEAD') }
  const remotes = (await git(root, 'remote')).split('\n')
  if (!remotes.includes('origin')) {
    return lastCommit
  }
  const head = 'refs/remotes/origin/HEAD'
  const main = (await git(root, 'for-each-ref', '--format=%(symref:short)', head)).trim()
  if (main === '') {
    throw new CommandError(
      `Git does not know the main branch of this clone. Type:
git remote set-branches origin "*"
git fetch origin
git remote set-head origin --auto`,
    )
  }
  const branch = (await git(root, 'branch', '--show-current')).trim()
  if (`origin/${branch}` === main) {
    return lastCommit
  }
  const commit = (await git(root, 'merge-base', 'HEAD', main).catch(() => '')).trim()
  if (commit === '') {
    const isShallow = (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true'
    const remedy = isShallow
      ? 'This clone has only the latest commits. Type: git fetch --unshallow'
      : 'Name the commit to compare with: against <commit>'
    throw new CommandError(`This branch and ${main} have no commit in common. ${remedy}`)
  }
  return { name: `${main} at ${commit.slice(0, 7)}`, commit }
}
