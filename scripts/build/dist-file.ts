import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { filesBelow } from '../system/files-below.ts'
import type { DistFile } from '../system/hashed-file.ts'

/** Adds brotli and gzip copies of each text but the pages, for hosts that send these (nginx, Caddy). */
export async function withCompressed(files: readonly DistFile[]): Promise<DistFile[]> {
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
  return [...files, ...(await Promise.all(copies)).flat()]
}

/** Returns an address's file in `dist/`: `poker.html`, because hosts redirect to `poker/index.html`. */
export const pageFile = (address: string): string =>
  `${address.replace(/^\/+|\/+$/g, '') || 'index'}.html`

/** Returns the address of every entry page below a built `dist/`, in alphabetical order. */
export const pageAddresses = (dist: string): string[] =>
  filesBelow(dist)
    .filter(file => file.endsWith('.html') && !/^404\.html$|^slot\/|\/index\.html$/.test(file))
    .map(file => `/${file.replace(/^index\.html$|\.html$/, '')}`)
    .sort()
