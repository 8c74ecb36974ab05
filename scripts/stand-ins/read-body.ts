import type { IncomingMessage } from 'node:http'
import { UnacceptableRequest } from './refuse.ts'

const maxBytes = 100_000

/** Gives the body of a request as text. Throws `UnacceptableRequest` (400) past 100 kB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue
    bytes += chunk.length
    if (bytes > maxBytes) {
      // The rest is let go by, or else the refusal could not be read.
      request.resume()
      throw new UnacceptableRequest(400, `The body is longer than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
