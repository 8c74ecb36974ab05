import { infoMethod, infoPath } from '../../../shared/site-info/site-info-request.ts'
import type { Settings } from '../settings.ts'
import { caching } from './caching.ts'

/** The info service as a host that forwards calls knows it. */
export type InfoService = Pick<
  Settings,
  'INFO_SERVICE_URL' | 'INFO_API_KEY_HEADER' | 'INFO_API_KEY' | 'INFO_TIMEOUT_MS'
>

type ReceivedCall = {
  body: AsyncIterable<Uint8Array>
  /** The page's `Origin`, which not every client sends. */
  origin: string | undefined
  visitorAddress: string
}

/** The longest body that hosts forward, in KB. No page sends as much: browsers limit its path and query. */
export const mostKilobytes = 16
const mostBytes = mostKilobytes * 1024

/** The `User-Agent` of every forwarded call: firewalls refuse calls without one. Never the visitor's. */
export const userAgent = 'casino-guide'

/** Hosts forward no other request. */
export const isInfoCall = (method: string | undefined, path: string): boolean =>
  method === infoMethod && path === infoPath

/**
 * Forwards a page's call to the info service and returns the answer, with the headers that all
 * answers of the site have. The service receives only the body, the key, `Origin`, the visitor's
 * address and the site's `User-Agent`; the page receives only the body and the status. Cookies pass
 * in neither direction. If the service fails, the status is an error (spec §8).
 */
export async function forwardInfoCall(
  call: ReceivedCall,
  { INFO_SERVICE_URL, INFO_API_KEY_HEADER, INFO_API_KEY, INFO_TIMEOUT_MS }: InfoService,
  siteHeaders: Record<string, string>,
): Promise<Response> {
  // Never HTML, which a browser would show under the site's own address.
  const headers = {
    ...siteHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': caching.infoCall,
  }
  try {
    const body = await readBody(call.body)
    if (!body) {
      return new Response(null, { status: 413, headers })
    }
    const response = await fetch(INFO_SERVICE_URL + infoPath, {
      method: infoMethod,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': userAgent,
        'X-Forwarded-For': call.visitorAddress,
        ...(call.origin && { Origin: call.origin }),
        [INFO_API_KEY_HEADER]: INFO_API_KEY,
      },
      body,
      // The page treats a redirect as a failure, so that the key reaches no other host.
      redirect: 'manual',
      signal: AbortSignal.timeout(INFO_TIMEOUT_MS),
    })
    // Reads the whole body, so that the time limit covers an answer that never ends.
    return new Response(await response.arrayBuffer(), { status: response.status, headers })
  } catch {
    return new Response(null, { status: 502, headers })
  }
}

/** Returns undefined if the body is too long. */
async function readBody(parts: ReceivedCall['body']): Promise<Uint8Array | undefined> {
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
