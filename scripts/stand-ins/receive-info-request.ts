import type { IncomingMessage } from 'node:http'

/** One request under `/api/`, preflights included; image requests are not kept. */
export type InfoRequest = {
  method: string
  path: string
  headers: Record<string, string>
  /** The JSON that came, `undefined` where there was none or it could not be read. */
  body: unknown
  time: Date
}

/** Gives what is known of a request before its body has been read. */
export function receiveInfoRequest(request: IncomingMessage, apiKeyHeader: string): InfoRequest {
  const kept = ['origin', 'referer', 'content-type', 'cookie', apiKeyHeader.toLowerCase()]
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    kept.includes(name) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    method: request.method ?? '',
    path: pathOf(request),
    headers: Object.fromEntries(headers),
    body: undefined,
    time: new Date(),
  }
}

/** The path of a request, without its query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}
