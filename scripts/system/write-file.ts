import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError } from './run-command.ts'

/** Writes a file and the folders above it, so that readers never get half of it. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const folder = dirname(file)
  const unfinished = join(folder, `.${basename(file)}.${process.pid}.new`)
  writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  })
}

const reasons: [codes: string[], reason: string][] = [
  [['ENOSPC', 'EDQUOT'], 'the disk is full, or your quota is. Free some space'],
  [
    ['EACCES', 'EPERM'],
    'you have no permission to write there. Change the permissions, or remove it',
  ],
  [['EROFS'], 'its disk is read-only. Build elsewhere'],
  [['EEXIST', 'ENOTDIR'], 'a file or a dead link has the name of a folder. Remove it'],
  [['ENOENT'], 'a symbolic link has no target. Remove it'],
]

/** Runs a function that writes to a folder. Throws a CommandError that says why it cannot. */
export function writingTo<Result>(folder: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    const { code, path = folder } = Object(error)
    const [, reason] = reasons.find(([codes]) => codes.includes(code)) ?? []
    if (!reason) {
      throw error
    }
    throw new CommandError(`${path} cannot be written: ${reason}. (${code})`, { cause: error })
  }
}
