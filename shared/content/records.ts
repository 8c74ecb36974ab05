/** Returns a record with one value for each name, such as each language. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map(name => [name, makeValue(name)] as const)
  // The compiler forgets which names the entries had.
  return Object.fromEntries(entries) as Record<Name, Value>
}

export const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))

/** Returns the entries with these keys. Throws if one is missing, with its name and its file. */
export function pickEntries<Key extends string>(
  keys: readonly Key[],
  entries: Record<string, string>,
  place: string,
): Record<Key, string> {
  const picked: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const text = entries[key]
    if (text === undefined) {
      throw new Error(`${place}: "${key}" is missing. Add it there.`)
    }
    picked[key] = text
  }
  // Every key was set above; the compiler cannot count them.
  return picked as Record<Key, string>
}
