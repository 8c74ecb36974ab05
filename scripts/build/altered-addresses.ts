import {
  type Language,
  languageSettings,
  languages,
  recordOf,
} from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { changedPlaces } from './places.ts'
import type { Renders } from './render-changed.ts'
import type { SiteRoutes } from './site-routes.ts'

/** A page that looks or reads differently than before. */
export type AlteredAddress = {
  address: string
  variant: Variant
  language: Language
  how: 'new' | 'changed'
}

/**
 * The addresses whose page differs between two builds, each in the variants that have it. A page
 * that reads a changed label differs too: brand cards show theirs only when the brands have come.
 */
export function alteredAddresses(
  { paths }: SiteRoutes,
  before: Renders,
  after: Renders,
): AlteredAddress[] {
  const changed = (variant: Variant, language: Language) =>
    changedPlaces(before.places[variant][language], after.places[variant][language])
  return variants.flatMap(variant => {
    const places = recordOf(languages, language => changed(variant, language))
    const isNewLabel = (place: string, language: Language) =>
      place.startsWith('content/labels/') && places[language].has(place)
    return paths.flatMap(({ address, language, segment, path, rows }): AlteredAddress[] => {
      // At the other variant's addresses this one shows its home page, which is told at `/`.
      if (rows[variant].path !== path) return []
      const name = [variant, segment, path].join(' ')
      const old = before.pages[name]
      const page = after.pages[name]
      const isSame = page?.head === old?.head && page?.body === old?.body
      if (old && isSame && !page?.reads.some(place => isNewLabel(place, language))) return []
      return [{ address, variant, language, how: old ? 'changed' : 'new' }]
    })
  })
}

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
