import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the path of a file below a folder with forward slashes, on Windows too. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).split(sep).join('/')

/** Returns the paths of all files below a folder, in alphabetical order; none without a folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => pathBelow(folder, join(entry.parentPath, entry.name)))
    .sort()
}
