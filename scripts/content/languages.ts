import type { Language } from '../../shared/content/words.ts'

/** The languages' names, in messages to editors. */
export const languageNames: Record<Language, string> = { en: 'English', fi: 'Finnish' }

/** Returns a record with one value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map(name => [name, makeValue(name)] as const)
  // The compiler forgets which names the entries had.
  return Object.fromEntries(entries) as Record<Name, Value>
}
