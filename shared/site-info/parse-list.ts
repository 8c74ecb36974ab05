/**
 * Returns the first `most` items that `parse` accepts, in order, or an empty list if `value` is not
 * a list. It reads at most ten times `most` items, so a huge list of bad ones costs little.
 */
export function parseList<T>(
  value: unknown,
  most: number,
  parse: (item: unknown) => T | undefined,
): T[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items
    .slice(0, 10 * most)
    .flatMap(item => parse(item) ?? [])
    .slice(0, most)
}
