import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** A file of `dist/`: its path there, always with `/`, and its bytes. */
export type DistFile = { path: string; bytes: string | Uint8Array }

/** Returns eight characters that change with the bytes, for names that hosts cache for ever. */
export const hashOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** Returns a file with its hash in its name: `assets/flag-nz.1a2b3c4d.svg`. */
export const hashedFile = (name: string, ending: string, bytes: string | Uint8Array): DistFile => ({
  path: `assets/${name}.${hashOf(bytes)}.${ending}`,
  bytes,
})

/** Smaller files are compressed in place, because other threads take four times as long for them. */
const LARGE = 10_000

/**
 * Returns the files, and beside each text its brotli and gzip copies, for hosts that send those
 * (nginx; CDNs compress by themselves). Pages have none: hosts compress them for each visit.
 * `quality` is brotli's: 11 takes fifty times as long as 5 and saves an eighth.
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
          ? await Promise.all([
              promisify(brotliCompress)(bytes, { params }),
              promisify(gzip)(bytes, { level: 9 }),
            ])
          : [brotliCompressSync(bytes, { params }), gzipSync(bytes, { level: 9 })]
      return [
        { path: `${path}.br`, bytes: brotli },
        { path: `${path}.gz`, bytes: withoutSystem(gzipped) },
      ]
    })
  return [...files, ...(await Promise.all(copies)).flat()]
}

/** Sets the byte in which gzip names its operating system to "unknown" (RFC 1952, 2.3.1). */
function withoutSystem(gzipped: Uint8Array): Uint8Array {
  gzipped[9] = 255
  return gzipped
}
