/**
 * Returns a regular expression for a pattern that names scenes: it is looked for anywhere in a name
 * such as `/fi/poker social dark`, from its beginning where it starts with a slash; `*` is anything.
 */
export function patternSource(pattern: string): string {
  const parts = pattern.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return (pattern.startsWith('/') ? '(?:^|\\s)' : '') + parts.join('.*')
}

/** Returns the shortest patterns, quoted for a shell, that name these scenes and no others. */
export function patternsOf(names: readonly string[], all: readonly string[]): string {
  const named = new Set(names)
  const isExact = (pattern: string): boolean => {
    const isNamed = new RegExp(patternSource(pattern))
    return all.every(name => isNamed.test(name) === named.has(name))
  }
  const parts = names.flatMap(name => {
    const [address = '', variant = '', theme = '', ...state] = name.split(' ')
    return [address, variant, theme, `${variant} ${theme}`, state.join(' '), name]
  })
  const candidates = ['*', ...new Set(parts.filter(Boolean))]
  const patterns = [candidates.find(isExact) ?? names].flat()
  return patterns.map(pattern => `'${pattern}'`).join(' ')
}
