import { UnacceptableRequest } from './refuse.ts'

/** Gives the object that a JSON text holds. Throws `UnacceptableRequest` (400) for anything else. */
export function parseJsonObject(text: string): Record<string, unknown> {
  const value = parseJson(text)
  if (!isObject(value)) throw new UnacceptableRequest(400, 'The body has to be a JSON object')
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text, which may hold what no log should.
    throw new UnacceptableRequest(400, 'The body is not JSON')
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
