import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Writes a file and the folders above it, so that readers never get half of it. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const folder = dirname(file)
  const unfinished = join(folder, `.${basename(file)}.${process.pid}.new`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
}
