import { execFileSync } from 'node:child_process'
import { asError } from './as-error.ts'
import { CommandError } from './run-command.ts'

/** Returns git's output. Throws a CommandError with git's message if it fails. */
export function git(root: string, ...args: string[]): string {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['--literal-pathspecs', ...args], options)
  } catch (error) {
    const { stderr, message }: Error & { stderr?: string } = asError(error)
    throw new CommandError(`git ${args[0]}: ${(stderr || message).trim()}`, { cause: error })
  }
}
