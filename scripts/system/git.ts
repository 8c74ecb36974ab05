import { execFile, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { asError } from './as-error.ts'
import { CommandError } from './run-command.ts'

type GitError = NodeJS.ErrnoException & { stderr?: string }

/** Resolves to git's output. Rejects with git's message in a CommandError. */
export async function git(root: string, ...args: string[]): Promise<string> {
  // A folder that is no clone may be inside another repository.
  const env = { ...withoutRepository(), GIT_CEILING_DIRECTORIES: dirname(root) }
  const options = { cwd: root, env, maxBuffer: Number.POSITIVE_INFINITY }
  try {
    const { stdout } = await promisify(execFile)('git', ['--literal-pathspecs', ...args], options)
    return stdout
  } catch (error) {
    const { code, stderr = '', message }: GitError = asError(error)
    if (code === 'ENOENT') {
      throw new CommandError(
        'This command needs git, which is not installed. Install it: https://git-scm.com',
        { cause: error },
      )
    }
    throw new CommandError(`git ${args[0]}: ${stderr.trim() || message}`, { cause: error })
  }
}

/**
 * Leaves out the variables with which git’s hooks and aliases name their repository. Every child
 * that calls git gets this environment, because git would use that repository in any folder.
 */
export function withoutRepository(): NodeJS.ProcessEnv {
  const { stdout } = spawnSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' })
  const names = new Set(stdout?.split('\n'))
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)))
}
