import type { IncomingMessage } from 'node:http'

/** What every answer needs so that a page of the asking origin may read it. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const origin = request.headers.origin
  return origin === undefined
    ? { Vary: 'Origin' }
    : { Vary: 'Origin', 'Access-Control-Allow-Origin': origin }
}

/** What the answer to OPTIONS needs besides, for a POST of JSON with the key header, if any. */
export function preflightHeaders(keyHeader?: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': keyHeader ? `content-type, ${keyHeader}` : 'content-type',
    'Access-Control-Max-Age': '86400',
  }
}
