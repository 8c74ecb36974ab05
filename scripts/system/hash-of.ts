import { createHash } from 'node:crypto'

/** Returns eight characters that change with the bytes, for names that hosts cache for ever. */
export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)
