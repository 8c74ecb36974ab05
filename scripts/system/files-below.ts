import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Has forward slashes, on Windows too. */
export const pathBelow = (folder: string, file: string): string =>
  relative(folder, file).split(sep).join('/')

/** Lists the paths of all files below a folder, in order. Unlike `readdirSync`, follows no links. */
export function filesBelow(folder: string): string[] {
  const below = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap(entry => {
      const file = path + entry.name
      return entry.isDirectory() ? below(`${file}/`) : [file]
    })
  return existsSync(folder) ? below('').sort() : []
}
