import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file's text, or null where there is no such file. The path begins at the root. */
export function readText(root: string, file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}
