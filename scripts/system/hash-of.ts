import { hash } from 'node:crypto'

/** Makes eight characters that change with the bytes, for names that hosts cache for ever. */
export const hashOf = (bytes: string | Uint8Array): string => hash('sha256', bytes).slice(0, 8)
