export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map(name => [name, makeValue(name)] as const)
  // TypeScript types the keys of Object.fromEntries as any string.
  return Object.fromEntries(entries) as Record<Name, Value>
}

export const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
