import { execFileSync } from 'node:child_process'
import { CommandError } from './run-command.ts'

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
