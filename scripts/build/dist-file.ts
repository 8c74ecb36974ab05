import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../system/hash-of.ts'

/** A file of the published site. */
export type DistFile = {
  /** Its path below `dist/`, with forward slashes on Windows too. */
  path: string
  bytes: string | Uint8Array
}

/** Returns a file with its hash in its name: `assets/flag-nz.1a2b3c4d.svg`. */
export const hashedFile = (
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): DistFile => ({ path: `assets/${name}.${hashOf(bytes)}.${extension}`, bytes })

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly DistFile[]): void {
  for (const path of new Set(files.map(({ path }) => dirname(path)))) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  for (const { path, bytes } of files) {
    writeFileSync(join(folder, path), bytes)
  }
}
