/**
 * Returns the first `most` items of a list that `parse` finds usable, in their order; an
 * empty list where `value` is not a list. It looks at no more than ten times `most` items, so that
 * a huge list of bad ones costs little.
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
