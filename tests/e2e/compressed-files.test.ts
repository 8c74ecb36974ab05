import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { entryPageOf } from '../helpers/entry-page-of.ts'

const dist = process.env.TEST_DIST ?? ''
const encodings = { br: brotliDecompressSync, gzip: gunzipSync }

for (const [encoding, decompress] of Object.entries(encodings)) {
  test(`a browser that takes ${encoding} receives scripts and words in it`, async () => {
    const { script, chunks, content } = entryPageOf(
      readFileSync(join(dist, 'index.html'), 'utf8'),
    ).affiliate
    for (const address of [script, ...chunks, content]) {
      const plain = readFileSync(join(dist, address))
      const { headers, body } = await ask(address, encoding)
      expect(headers['content-encoding'], address).toBe(encoding)
      expect(decompress(body).equals(plain), `${address} holds something else`).toBe(true)
      // A copy that names its system (the tenth byte) would differ from one to the next.
      if (encoding === 'gzip') expect(body[9], address).toBe(255)
    }
  })
}

type Answer = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** Playwright's and Node's own fetch decompress what they receive. */
const ask = (path: string, encoding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(path, process.env.TEST_SITE)
    request(url, { headers: { 'accept-encoding': encoding } }, async response => {
      const parts = await response.toArray()
      resolve({ headers: response.headers, body: Buffer.concat(parts) })
    })
      .on('error', reject)
      .end()
  })
