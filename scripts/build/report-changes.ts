import type { Variant } from '../../shared/site-info/site-info.ts'
import { languageNames } from '../content/language-names.ts'
import type { AlteredAddress } from './altered-addresses.ts'

export const variantNames: Record<Variant, string> = {
  affiliate: 'affiliate site',
  social: 'social casino',
}

/** Which addresses read differently now, one variant and language a line. */
export function reportChanges(altered: readonly AlteredAddress[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { variant, language, address, how } of altered) {
    const name = `${variantNames[variant]}, ${languageNames[language]}`
    groups.set(name, [...(groups.get(name) ?? []), how === 'new' ? `${address} (new)` : address])
  }
  return [...groups].map(([name, addresses]) => `${name}: ${addresses.join('  ')}`)
}
