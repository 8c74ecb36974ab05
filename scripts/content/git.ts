import { execFileSync } from 'node:child_process'
import { CommandError, UsageError } from '../run-command.ts'
import { type ContentFiles, filesInMemory } from './content-files.ts'

/** Returns what git prints. Throws a CommandError with what git says where it fails. */
export function git(root: string, ...words: string[]): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['--literal-pathspecs', ...words], options)
  } catch (error) {
    const { stderr } = Object(error)
    throw new CommandError(`git ${words[0]}: ${`${stderr || error}`.trim()}`, { cause: error })
  }
}

/**
 * Reads the words as they stood at a git revision: a branch, a tag or a commit. Throws a UsageError
 * that says what git says where it knows no such revision.
 */
export function filesAtRevision(root: string, revision: string): ContentFiles {
  try {
    const asked = ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]
    const commit = git(root, ...asked).trim()
    const list = git(root, 'ls-tree', '-r', '-z', '--name-only', commit, 'shared', 'variants')
    const files = list.split('\0').filter(file => /\/content\/.*\.(md|yaml)$/.test(file))
    const textOf = (file: string) => git(root, 'show', `${commit}:${file}`)
    return filesInMemory(Object.fromEntries(files.map(file => [file, textOf(file)])))
  } catch (error) {
    throw new UsageError(
      `git has no revision "${revision}" to compare with: ${Object(error).message}. Write a branch, a tag or a commit, as in since main.`,
      { cause: error },
    )
  }
}
