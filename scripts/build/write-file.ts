import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError } from '../run-command.ts'

/** Writes a file under another name and then moves it: nobody ever reads half of it. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  writeFileSync(beside, bytes)
  renameSync(beside, file)
}

/**
 * Returns the folder below another one that is this process's alone, as a path in the root. Clears
 * away those of processes that were killed.
 */
export function ownFolder(root: string, parent: string): string {
  const folder = join(root, parent)
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!isRunning(Number(name))) rmSync(join(folder, name), { recursive: true, force: true })
  return `${parent}/${process.pid}`
}

/** Whether there is a process with this id, of whatever user. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return Object(error).code === 'EPERM'
  }
}

const noRight = 'you may not write there. Give yourself the right, or remove it'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full. Make room and build again',
  EDQUOT: 'your share of the disk is full. Make room and build again',
  EROFS: 'its disk can only be read. Build where it can be written',
  EACCES: noRight,
  EPERM: noRight,
  EEXIST: 'a file or a link that leads nowhere stands in the place of a folder. Remove it',
  ENOTDIR: 'a file stands in the place of a folder. Remove it',
  ENOENT: 'a link leads nowhere. Remove it',
}

/** Runs what writes into a folder. Throws a CommandError that says in plain words why it cannot. */
export function writingTo<Result>(folder: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    const { code, path = folder } = Object(error)
    const reason = reasons[code]
    if (!reason) throw error
    throw new CommandError(`${path} cannot be written: ${reason}. (${code})`, { cause: error })
  }
}
