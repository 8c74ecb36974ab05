import { exec } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { looksLikeSetting } from '../build/settings.ts'
import { type SiteFile, siteFileOf } from '../build/site-file.ts'
import { asError } from '../system/as-error.ts'
import { git, withoutRepository } from '../system/git.ts'
import { CommandError } from '../system/run-command.ts'
import { writeWhole } from '../system/write-whole.ts'

/** Where the games of compared sites are, whichever address their stand-ins have. */
export const comparedGames = '127.0.0.1:8082'

/** Settings of the sites that are compared. */
export const comparedSettings: Record<string, string> = {
  GAME_BOOK_OF_DEAD_URL: `http://${comparedGames}/book-of-dead`,
  GAME_TEMPLE_URL: `http://${comparedGames}/temple`,
}

/**
 * Resolves the name of a commit to its hash. Throws a CommandError if there is no such commit, or
 * no history.
 */
export async function commitOf(root: string, name: string): Promise<string> {
  if (!existsSync(join(root, '.git'))) {
    throw new CommandError(
      'This folder has no history to compare with, because it is not a clone. Clone the repository with git, or name a published site: against https://www.example.com',
    )
  }
  // Throws git’s own message about a repository of another user, with its remedy.
  await git(root, 'rev-parse', '--git-dir')
  const hash = await git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(
    () => '',
  )
  if (hash === '') {
    throw new CommandError(`"${name}" is not a commit of this repository.`)
  }
  return hash.trim()
}

/** The site file of a commit that writes none: its pages are compared, but none of them is missed. */
const withoutSiteFile: SiteFile = { headers: { '/*': {} }, pages: [] }

export const commitFolder = (root: string, commit: string): string =>
  join(root, '.build/commits', commit)

/**
 * Builds a commit’s site with the commit’s own code, if no earlier command has built it. Resolves
 * to its `dist`.
 */
export async function buildCommit(root: string, commit: string): Promise<string> {
  const dist = join(commitFolder(root, commit), 'dist')
  // Written last.
  if (existsSync(siteFileOf(dist))) {
    return dist
  }
  console.log(`Building the commit ${commit.slice(0, 7)} …`)
  mkdirSync(join(root, '.build/unfinished'), { recursive: true })
  const worktree = mkdtempSync(join(root, '.build/unfinished', `${commit}-`))
  try {
    await git(root, 'worktree', 'add', '--detach', worktree, commit)
    const lockfileOf = (above: string) => readFileSync(join(above, 'package-lock.json'), 'utf8')
    const packages = join(worktree, 'node_modules')
    // A hook of the repository may have installed them. Otherwise the build does, if there is no link.
    if (!existsSync(packages) && lockfileOf(worktree) === lockfileOf(root)) {
      symlinkSync(join(root, 'node_modules'), packages, 'junction')
    }
    await runThere(worktree, 'npm run build')
    mkdirSync(dirname(dist), { recursive: true })
    const built = join(worktree, 'dist')
    rmSync(dist, { recursive: true, force: true })
    renameSync(built, dist)
    const siteFile = existsSync(siteFileOf(built))
      ? readFileSync(siteFileOf(built))
      : JSON.stringify(withoutSiteFile)
    writeWhole(siteFileOf(dist), siteFile)
  } finally {
    // Only this one: others may be on a disk that is not there.
    await git(root, 'worktree', 'remove', '--force', worktree)
  }
  return dist
}

/** Runs a command of npm in a folder, with the settings of compared sites and no others. */
async function runThere(folder: string, command: string): Promise<void> {
  const unrelated = Object.entries(withoutRepository()).filter(([name]) => !looksLikeSetting(name))
  const env = { ...Object.fromEntries(unrelated), ...comparedSettings }
  // Through a shell, because npm is a shell script on Windows.
  await promisify(exec)(command, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(cause => {
    const { stdout = '', stderr = '' }: Error & { stdout?: string; stderr?: string } =
      asError(cause)
    throw new CommandError(`The commit cannot be built: "${command}" failed.\n${stdout}${stderr}`, {
      cause,
    })
  })
}
