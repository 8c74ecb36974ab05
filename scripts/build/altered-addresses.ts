import { type Language, languageSettings } from '../../shared/content/languages.ts'
import { type Variant, variants } from '../../shared/site-info/site-info.ts'
import { type RenderedPage, type Renders, renderName } from './render-changed.ts'
import type { SiteRoutes } from './site-routes.ts'

/** A page that looks or reads differently than before. */
export type AlteredAddress = {
  address: string
  variant: Variant
  language: Language
  how: 'new' | 'changed'
}

/**
 * Returns the addresses whose page differs between two builds, each in the variants that have it. A
 * page that read a label that is new differs too: brand cards show theirs once the brands have come.
 */
export const alteredAddresses = (
  { paths }: SiteRoutes,
  before: Renders,
  after: Renders,
): AlteredAddress[] =>
  variants.flatMap(variant =>
    paths.flatMap((sitePath): AlteredAddress[] => {
      const { address, language, path, rows } = sitePath
      // At the other variant's addresses this one shows its home page, which is told at `/`.
      if (rows[variant].path !== path) return []
      const name = renderName(variant, sitePath)
      const old = before[name]
      if (old && shownBy(old) === shownBy(after[name])) return []
      return [{ address, variant, language, how: old ? 'changed' : 'new' }]
    }),
  )

const shownBy = (page: RenderedPage | undefined): string =>
  JSON.stringify([page?.head, page?.body, page?.labels])

const variantNames: Record<Variant, string> = {
  affiliate: 'affiliate site',
  social: 'social casino',
}

/** More addresses of a variant and language than these are counted, not listed. */
const LISTED = 8

/** Returns which addresses read differently now, one variant and language a line, new ones first. */
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
