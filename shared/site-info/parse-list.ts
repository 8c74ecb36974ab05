/**
 * Takes the first `most` items that `parse` accepts, in order. A value that is not a list has none.
 * Reads at most ten times `most` items, so a huge list of bad ones costs little.
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
