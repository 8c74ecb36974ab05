/**
 * The languages of the site: the market segment of their pages, the locale for cards of shared
 * links, the name in messages to editors, and the text of the footer's link. A new language is a line
 * here and a folder `content/<language>`.
 */
export const languageSettings = {
  en: { segment: '', locale: 'en_NZ', name: 'English', link: 'In English' },
  fi: { segment: 'fi', locale: 'fi_FI', name: 'Finnish', link: 'Suomeksi' },
}

export type Language = keyof typeof languageSettings

/** English first: it has every page, and stands in for what another language lacks. */
export const languages = Object.keys(languageSettings) as Language[]

/** Returns a record with one value for each name, such as each language. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map(name => [name, makeValue(name)] as const)
  // The compiler forgets which names the entries had.
  return Object.fromEntries(entries) as Record<Name, Value>
}

/** Returns a record with each value changed. */
export const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
