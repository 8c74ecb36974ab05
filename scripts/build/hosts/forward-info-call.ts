import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'

/** The info service as the host knows it. */
export type InfoService = {
  origin: string
  keyHeader: string
  key: string
  timeoutMs: number
}

/** A page's call, as the host received it. */
export type InfoCall = {
  body: AsyncIterable<Uint8Array>
  /** The page's `Origin`, which not every client sends. */
  origin: string | undefined
  /** The visitor's address. */
  visitor: string
}

/** More than any page sends, because browsers limit a page's path and query. */
const mostBytes = 16 * 1024

/** Whether a page makes this request to the info service. Nothing else is forwarded. */
export const isInfoCall = (method: string | undefined, path: string): boolean =>
  method === infoMethod && path === infoPath

/**
 * Forwards a page's call to the info service and returns the answer. The service receives only the
 * body, the key, `Origin` and the visitor's address; the page receives only the body and the status.
 * Cookies pass in neither direction. If the service fails, the status is an error (spec §8).
 */
export async function forwardInfoCall(
  call: InfoCall,
  { origin, keyHeader, key, timeoutMs }: InfoService,
): Promise<Response> {
  try {
    const body = await readBody(call.body)
    if (!body) {
      return answer(null, 413)
    }
    const headers = new Headers({ 'content-type': 'application/json', [keyHeader]: key })
    headers.set('x-forwarded-for', call.visitor)
    if (call.origin) {
      headers.set('origin', call.origin)
    }
    const response = await fetch(origin + infoPath, {
      method: infoMethod,
      headers,
      body,
      // The page treats a redirect as a failure, so that the key reaches no other host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // Reads the whole body, so that the time limit covers an answer that never ends.
    return answer(await response.arrayBuffer(), response.status)
  } catch {
    return answer(null, 502)
  }
}

/** Returns undefined if the body is too long. */
async function readBody(parts: InfoCall['body']): Promise<Uint8Array | undefined> {
  const body = new Uint8Array(mostBytes)
  let length = 0
  for await (const part of parts) {
    if (length + part.length > mostBytes) {
      return undefined
    }
    body.set(part, length)
    length += part.length
  }
  return body.subarray(0, length)
}

/** Never HTML, which a browser would show under the site's own address. */
const answer = (body: ArrayBuffer | null, status: number): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
