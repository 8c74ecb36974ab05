import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { asError } from '../system/as-error.ts'

/**
 * Replaces a folder with a newer one by two renames: whenever the process is killed, the folder is
 * the old one, the new one or, between the renames, missing. A folder that cannot be renamed, because
 * it is a mount or open in another program, keeps its place and gets the new files.
 */
export function replaceFolder(folder: string, newer: string): void {
  // A link stays a link.
  const target = existsSync(folder) ? realpathSync(folder) : folder
  mkdirSync(dirname(target), { recursive: true })
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(target)) {
        renameSync(target, `${newer}.old-${attempt}`)
      }
      renameSync(newer, target)
      return
    } catch (error) {
      // A mount, another disk, or a folder that is open on Windows.
      if (['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes(asError(error).code ?? '')) {
        break
      }
      // Another build can move the folder at the same moment.
      if (attempt === 5) {
        throw error
      }
    }
  }
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(target)) {
    rmSync(join(target, name), { recursive: true, maxRetries: 5 })
  }
  cpSync(newer, target, { recursive: true })
}
