import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

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
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*/s, '')

/** Answers a request by an asynchronous function; what that throws is the answer. Returns true. */
export function answer(response: ServerResponse, how: () => Promise<void>): true {
  how().catch((error: unknown) => {
    if (response.destroyed || response.req.errored) return
    if (response.headersSent) return void response.destroy()
    const isRefused = error instanceof UnacceptableRequest
    const reason = isRefused ? error.message : `${error}`
    sendJson(response, isRefused ? error.status : 500, { error: reason })
  })
  return true
}

/** Sends a value as JSON that nobody keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
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
  const value: unknown = await json(request).catch(() => null)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UnacceptableRequest(400, 'The body has to be a JSON object')
}
