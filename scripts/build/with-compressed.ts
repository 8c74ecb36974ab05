import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { DistFile } from './asset.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Smaller files are compressed in place: handing thousands to other threads takes four times as long. */
const LARGE = 10_000

/** Whether a path is a file's brotli or gzip copy, which no link names. */
export const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path)

/**
 * The files, and beside each text among them its brotli and gzip copies, for hosts that send those
 * (nginx; CDNs compress by themselves). Pages have none: a host compresses what it asks about anew
 * each time by itself. `quality` is brotli's: 11 takes fifty times as long as 5 for an eighth less.
 */
export async function withCompressed(
  files: readonly DistFile[],
  quality: number,
): Promise<DistFile[]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const copies = files
    .filter(({ path }) => /^assets\/.*\.(?:js|css|json|svg)$/.test(path))
    .map(async ({ path, bytes }) => {
      const [brotli, gzipped] =
        bytes.length > LARGE
          ? await Promise.all([brotliOf(bytes, { params }), gzipOf(bytes, { level: 9 })])
          : [brotliCompressSync(bytes, { params }), gzipSync(bytes, { level: 9 })]
      return [
        { path: `${path}.br`, bytes: brotli },
        { path: `${path}.gz`, bytes: gzipped },
      ]
    })
  return [...files, ...(await Promise.all(copies)).flat()]
}
