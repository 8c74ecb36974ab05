import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the paths of all files below a folder, in order. Unlike `readdirSync`, follows no links. */
export function filesBelow(folder: string): string[] {
  const below = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap(entry => {
      const file = path + entry.name
      return entry.isDirectory() ? below(`${file}/`) : [file]
    })
  return existsSync(folder) ? below('').sort() : []
}
