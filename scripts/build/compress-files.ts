import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { DistFile } from './dist-file.ts'

/**
 * Makes brotli and gzip copies of pages, scripts, styles, JSON and SVG, for hosts that send copies
 * (nginx, Caddy).
 */
export async function compressFiles(files: readonly DistFile[]): Promise<DistFile[]> {
  const compressible = files.filter(({ path }) => isCompressible(path))
  // A few at a time: thousands of pages, compressed at the same time, would fill the memory.
  return Readable.from(compressible).flatMap(copiesOf, { concurrency: 4 }).toArray()
}

export const isCompressible = (path: string): boolean => /\.(?:html|js|css|json|svg)$/.test(path)

async function copiesOf({ path, bytes }: DistFile): Promise<DistFile[]> {
  const gzipped = gzipSync(bytes, { level: 9 })
  // Names no operating system (RFC 1952, 2.3.1), so that copies are the same on all systems.
  gzipped[9] = 255
  return [
    { path: `${path}.br`, bytes: await brotli(path, bytes) },
    { path: `${path}.gz`, bytes: gzipped },
  ]
}

/**
 * The best quality makes a file 8 % smaller, but is slow: a small JSON file takes 6 ms instead of
 * less than 0.1. Pages, scripts and styles are worth it.
 */
async function brotli(path: string, bytes: string | Uint8Array): Promise<Uint8Array> {
  if (!path.endsWith('.json')) {
    return promisify(brotliCompress)(bytes)
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  }
  return brotliCompressSync(bytes, { params })
}
