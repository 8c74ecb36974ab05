/** Cuts a text after `most` UTF-16 units, but never inside a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Parses a field: at most 500 characters without spaces around them, '' for what is neither text nor
 * number. Never throws.
 */
export function parseText(value: unknown): string {
  if (typeof value === 'string') {
    return cutText(value.trim(), 500)
  }
  return Number.isFinite(value) ? `${value}` : ''
}
