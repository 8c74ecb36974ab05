import { execFileSync } from 'node:child_process'
import { CommandError } from './run-command.ts'

/** Returns git's output. Throws a CommandError with git's message if it fails. */
export function git(root: string, ...args: string[]): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['--literal-pathspecs', ...args], options)
  } catch (error) {
    const { stderr } = Object(error)
    throw new CommandError(`git ${args[0]}: ${`${stderr || error}`.trim()}`, { cause: error })
  }
}
