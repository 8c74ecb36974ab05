import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DistFile } from './dist-file.ts'

/** Writes a file and the folders above it, so that readers never get half of it. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const folder = dirname(file)
  const unfinished = join(folder, `.${basename(file)}.${process.pid}.new`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
}

export function writeFiles(folder: string, files: readonly DistFile[]): void {
  for (const path of new Set(files.map(({ path }) => dirname(path)))) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  for (const { path, bytes } of files) {
    writeFileSync(join(folder, path), bytes)
  }
}
