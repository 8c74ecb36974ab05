import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const maxBytes = 100_000

/** A request that is answered with `status` and its message as the reason. */
export class UnacceptableRequest extends Error {
  override name = 'UnacceptableRequest'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** Returns the path of a request without its query, as it was sent: it may be no address at all. */
export const pathOf = (request: IncomingMessage): string => splitUrl(request)[0] ?? '/'

/** Returns the query of a request. */
export const queryOf = (request: IncomingMessage): URLSearchParams =>
  new URLSearchParams(splitUrl(request)[1])

const splitUrl = (request: IncomingMessage): string[] => (request.url ?? '/').split('?', 2)

/** Answers a request by an asynchronous function; what that throws is the answer. Returns true. */
export function answer(response: ServerResponse, how: () => Promise<void>): true {
  how().catch((error: unknown) => {
    if (response.destroyed || response.req.errored) return
    if (response.headersSent) response.destroy()
    else if (error instanceof UnacceptableRequest)
      sendJson(response, error.status, { error: error.message })
    else sendJson(response, 500, { error: `${error}` })
  })
  return true
}

/** Sends a value as JSON that nobody keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(JSON.stringify(value))
}

/** Returns what every answer needs so that a page of the asking origin may read it. */
export function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return { Vary: 'Origin', ...(origin && { 'Access-Control-Allow-Origin': origin }) }
}

/** Returns what the answer to OPTIONS needs besides, for a POST of JSON with the key header. */
export function preflightHeaders(keyHeader?: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': keyHeader ? `content-type, ${keyHeader}` : 'content-type',
    'Access-Control-Max-Age': '86400',
  }
}

/** Reads the JSON object in a request's body. Throws `UnacceptableRequest` for anything else. */
export async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let bytes = 0
  // To its end in any case: the connection waits for it before it takes the next request.
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  if (bytes > maxBytes)
    throw new UnacceptableRequest(400, `The body is longer than ${maxBytes} bytes`)
  const value = parseJson(Buffer.concat(chunks).toString('utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnacceptableRequest(400, 'The body has to be a JSON object')
  return { ...value }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which may hold what no log should.
    throw new UnacceptableRequest(400, 'The body is not JSON')
  }
}
