/**
 * Gives the first `most` UTF-16 units of `text`. Half a surrogate pair at the end is left out,
 * because strict JSON readers refuse it.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
