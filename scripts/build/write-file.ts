import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError } from '../run-command.ts'

/** Writes a file under another name and then moves it: nobody ever reads half of it. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.new`)
  writeFileSync(beside, bytes)
  renameSync(beside, file)
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
