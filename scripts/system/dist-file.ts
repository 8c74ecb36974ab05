import { createHash } from 'node:crypto'

/** A file of the published site. */
export type DistFile = {
  /** Its path below `dist/`, with forward slashes on Windows too. */
  path: string
  bytes: string | Uint8Array
}

/** Returns eight characters that change with the bytes, for names that hosts cache for ever. */
export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** Returns a file with its hash in its name: `assets/flag-nz.1a2b3c4d.svg`. */
export const hashedFile = (
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): DistFile => ({ path: `assets/${name}.${hashOf(bytes)}.${extension}`, bytes })
