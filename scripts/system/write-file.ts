import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommandError } from './run-command.ts'

/**
 * Writes a file, and the folders on the way to it, under another name and then moves it: nobody ever
 * reads half of it. Throws as `writingTo` does.
 */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const folder = dirname(file)
  const beside = join(folder, `.${basename(file)}.${process.pid}.new`)
  writingTo(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(beside, bytes)
    renameSync(beside, file)
  })
}

const reasons: [codes: string[], reason: string][] = [
  [['ENOSPC', 'EDQUOT'], 'the disk is full, or your share of it. Make room'],
  [['EACCES', 'EPERM'], 'you may not write there. Give yourself the right, or remove it'],
  [['EROFS'], 'its disk can only be read. Build elsewhere'],
  [['EEXIST', 'ENOTDIR'], 'a file or a dead link stands in the place of a folder. Remove it'],
  [['ENOENT'], 'a link leads nowhere. Remove it'],
]

/** Runs what writes into a folder. Throws a CommandError that says in plain words why it cannot. */
export function writingTo<Result>(folder: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    const { code, path = folder } = Object(error)
    const [, reason] = reasons.find(([codes]) => codes.includes(code)) ?? []
    if (!reason) throw error
    throw new CommandError(`${path} cannot be written: ${reason}. (${code})`, { cause: error })
  }
}
