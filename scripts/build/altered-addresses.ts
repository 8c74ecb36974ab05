import type { Language } from '../../shared/content/words.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import type { Renders } from './render-changed.ts'
import type { SiteRoutes } from './site-routes.ts'

/** A page that looks or reads differently than before. */
export type AlteredAddress = {
  address: string
  variant: Variant
  language: Language
  how: 'new' | 'changed'
}

const variants = ['affiliate', 'social'] as const

/** The addresses whose page differs between two builds, each in the variants that have it. */
export function alteredAddresses(
  { paths }: SiteRoutes,
  before: Renders,
  after: Renders,
): AlteredAddress[] {
  return variants.flatMap(variant =>
    paths.flatMap(({ address, language, segment, path, rows }): AlteredAddress[] => {
      // At the other variant's addresses this one shows its home page, which is told at `/`.
      if (rows[variant].path !== path) return []
      const name = [variant, segment, path].join(' ')
      const old = before.pages[name]
      const page = after.pages[name]
      if (old && page?.head === old.head && page.body === old.body) return []
      return [{ address, variant, language, how: old ? 'changed' : 'new' }]
    }),
  )
}
