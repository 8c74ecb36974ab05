/**
 * The entries that a list of keys names, out of a record with more of them. Throws where one is
 * missing, with its name and the place it belongs in.
 */
export function pickEntries<Key extends string>(
  keys: readonly Key[],
  entries: Record<string, string>,
  place: string,
): Record<Key, string> {
  const picked: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const text = entries[key]
    if (text === undefined) throw new Error(`${place}: "${key}" is missing. Add it there.`)
    picked[key] = text
  }
  // Every key was set above; the compiler cannot count them.
  return picked as Record<Key, string>
}
