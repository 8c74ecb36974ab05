/**
 * Returns the first `most` UTF-16 units of `text`. Half a surrogate pair at the end is left out,
 * because strict JSON readers refuse it.
 */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * Returns the text of a field, at most 500 characters. A number becomes text, anything else '': so
 * does Infinity, which is what JSON makes of 1e999. Never throws.
 */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return cutText(value, 500)
  return Number.isFinite(value) ? String(value) : ''
}
