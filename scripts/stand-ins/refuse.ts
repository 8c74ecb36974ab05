import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A request that is answered with `status` and its message as the reason. */
export class UnacceptableRequest extends Error {
  override name = 'UnacceptableRequest'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/** Answers a request with a status and `{ error: reason }`. */
export function refuse(
  response: ServerResponse,
  status: number,
  reason: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(JSON.stringify({ error: reason }))
}
