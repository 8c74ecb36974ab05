import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Replaces a folder with a newer one by two renames: if the process is killed, the folder is the old
 * one, the new one or, between the renames, missing. The old one becomes `<newer>-before`.
 */
export function replaceFolder(folder: string, newer: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  if (existsSync(folder)) {
    renameSync(folder, `${newer}-before`)
  }
  renameSync(newer, folder)
}
