import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import type { DistFile } from '../system/dist-file.ts'

/** Returns brotli and gzip copies of each text except the pages, for hosts that send copies (nginx, Caddy). */
export async function compressFiles(files: readonly DistFile[]): Promise<DistFile[]> {
  const texts = files.filter(({ path }) => /^assets\/.*\.(?:js|css|json|svg)$/.test(path))
  const copies = texts.map(async ({ path, bytes }) => {
    const gzipped = gzipSync(bytes, { level: 9 })
    // The byte that names the operating system: unknown (RFC 1952, 2.3.1).
    gzipped[9] = 255
    return [
      { path: `${path}.br`, bytes: await promisify(brotliCompress)(bytes) },
      { path: `${path}.gz`, bytes: gzipped },
    ]
  })
  return (await Promise.all(copies)).flat()
}
