import { languageSettings } from '../../shared/content/languages.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { AlteredAddress } from './altered-addresses.ts'

export const variantNames: Record<Variant, string> = {
  affiliate: 'affiliate site',
  social: 'social casino',
}

/** More addresses of a variant and language than these are counted, not listed. */
const LISTED = 8

/** Which addresses read differently now, one variant and language a line, new ones first. */
export function reportChanges(altered: readonly AlteredAddress[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { variant, language, address, how } of altered) {
    const name = `${variantNames[variant]}, ${languageSettings[language].name}`
    const listed = groups.get(name) ?? []
    groups.set(name, how === 'new' ? [`${address} (new)`, ...listed] : [...listed, address])
  }
  return [...groups].map(([name, addresses]) => {
    const more = addresses.length - LISTED
    const rest = more > 0 ? `  and ${more} more` : ''
    return `${name}: ${addresses.slice(0, LISTED).join('  ')}${rest}`
  })
}
