import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { asError } from '../system/as-error.ts'
import { CommandError } from '../system/run-command.ts'

/**
 * Replaces a folder with a newer one by two renames: if the process is killed, the folder is the old
 * one, the new one or, between the renames, missing. If the folder is a link, replaces what it leads
 * to. Throws a CommandError if the system refuses, such as for a mounted volume.
 */
export function replaceFolder(folder: string, newer: string): void {
  try {
    const target = targetOf(folder)
    mkdirSync(dirname(target), { recursive: true })
    try {
      swap(target, newer, `${newer}-before`)
    } catch (error) {
      if (asError(error).code !== 'EXDEV') {
        throw error
      }
      swapWithCopy(target, newer)
    }
  } catch (error) {
    throw new CommandError(whyKept(folder, asError(error)))
  }
}

function swap(folder: string, newer: string, before: string): void {
  if (existsSync(folder)) {
    renameSync(folder, before)
  }
  renameSync(newer, folder)
}

/** Copies the newer folder next to the other one first, because no rename reaches another disk. */
function swapWithCopy(folder: string, newer: string): void {
  const near = mkdtempSync(`${folder}-unfinished-`)
  try {
    cpSync(newer, join(near, 'newer'), { recursive: true })
    swap(folder, join(near, 'newer'), join(near, 'before'))
  } finally {
    rmSync(near, { recursive: true })
  }
}

/** Follows a link, also one to a folder that does not exist yet. */
function targetOf(folder: string): string {
  if (existsSync(folder)) {
    return realpathSync(folder)
  }
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()
  return isLink ? resolve(dirname(folder), readlinkSync(folder)) : folder
}

function whyKept(folder: string, { code, message }: NodeJS.ErrnoException): string {
  const remedy =
    code === 'EBUSY'
      ? `If it is a mounted volume, mount the volume elsewhere, and make ${folder} a link to a folder in it. If a program uses it, end the program.`
      : 'Its parent folder must be writable, and no program may use it.'
  return `${folder} cannot be replaced. ${remedy} (${message})`
}
