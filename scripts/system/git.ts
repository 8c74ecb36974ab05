import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { asError } from './as-error.ts'
import { CommandError } from './run-command.ts'

/** Resolves to git's output. Rejects with git's message in a CommandError. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }
  try {
    const { stdout } = await promisify(execFile)('git', ['--literal-pathspecs', ...args], options)
    return stdout
  } catch (error) {
    const { stderr = '', message }: Error & { stderr?: string } = asError(error)
    throw new CommandError(`git ${args[0]}: ${stderr.trim() || message}`, { cause: error })
  }
}
