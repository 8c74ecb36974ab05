/** Returns the first `most` UTF-16 units of `text`, without half a surrogate pair at the end. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** Returns the text of a field, at most 500 characters, '' if not text or number. Never throws. */
export function parseText(value: unknown): string {
  if (typeof value === 'string') {
    return cutText(value, 500)
  }
  return Number.isFinite(value) ? `${value}` : ''
}
