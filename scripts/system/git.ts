import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { asError } from './as-error.ts'
import { CommandError } from './run-command.ts'

/** Resolves to git's output. Rejects with git's message in a CommandError. */
export const git = async (root: string, ...args: string[]): Promise<string> =>
  `${await runGit(root, args)}`

/** Resolves to the texts of blobs, in the order of their ids. One process reads them all. */
export async function readBlobs(root: string, ids: readonly string[]): Promise<string[]> {
  const output = await runGit(root, ['cat-file', '--batch'], ids.join('\n'))
  let at = 0
  return ids.map(() => {
    // A line such as `<id> blob <size>`, the bytes, and a line end.
    const start = output.indexOf('\n', at) + 1
    const size = Number(`${output.subarray(at, start)}`.split(' ')[2])
    at = start + size + 1
    return `${output.subarray(start, start + size)}`
  })
}

async function runGit(root: string, args: readonly string[], input = ''): Promise<Buffer> {
  const options = { cwd: root, encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY } as const
  const running = promisify(execFile)('git', ['--literal-pathspecs', ...args], options)
  // If git has failed, it reads no input.
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    return (await running).stdout
  } catch (error) {
    const { stderr = '', message }: Error & { stderr?: Buffer | string } = asError(error)
    throw new CommandError(`git ${args[0]}: ${`${stderr}`.trim() || message}`, { cause: error })
  }
}
