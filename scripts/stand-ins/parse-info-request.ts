import { parseJsonObject } from './parse-json-object.ts'
import { UnacceptableRequest } from './refuse.ts'

export type InfoQuestion = { webSiteName: string; secretKey: string | null; gclid: string | null }

/**
 * Reads the body of the info call (specification §7). Hands on the parsed JSON before it is
 * checked, and throws `UnacceptableRequest` (400) that names the first wrong field.
 */
export function parseInfoRequest(text: string, seen: (body: unknown) => void): InfoQuestion {
  const body = parseJsonObject(text)
  seen(body)
  const { webSiteName } = body
  if (typeof webSiteName !== 'string' || webSiteName === '') {
    throw new UnacceptableRequest(400, 'webSiteName has to be a text that is not empty')
  }
  return {
    webSiteName,
    secretKey: textOrNull(body, 'secretKey'),
    gclid: textOrNull(body, 'gclid'),
  }
}

function textOrNull(body: Record<string, unknown>, field: string): string | null {
  const value = body[field]
  if (value === null || typeof value === 'string') return value
  throw new UnacceptableRequest(400, `${field} has to be a text or null`)
}
