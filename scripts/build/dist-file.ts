import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../system/hash-of.ts'

/** A file of the published site. */
export type DistFile = {
  /** Its path below `dist/`, with forward slashes on Windows too. */
  path: string
  bytes: string | Uint8Array
}

/**
 * Names a file after its hash: `assets/1a2b3c4d.svg`. Content blockers would block the files of a
 * page such as `cookie-policy`, or of a picture such as `banner`, by their names.
 */
export const hashedFile = (extension: string, bytes: string | Uint8Array): DistFile => ({
  path: `assets/${hashOf(bytes)}.${extension}`,
  bytes,
})

export function writeFiles(folder: string, files: readonly DistFile[]): void {
  for (const path of new Set(files.map(({ path }) => dirname(path)))) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  for (const { path, bytes } of files) {
    writeFileSync(join(folder, path), bytes)
  }
}
