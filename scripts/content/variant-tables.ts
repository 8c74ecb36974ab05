import type { Route } from '../../shared/pages/route.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { affiliateTable } from '../../variants/affiliate/route-table.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import { socialTable } from '../../variants/social/route-table.ts'

type VariantTables = {
  routes: (textPages: readonly string[]) => Route[]
  parts: readonly string[]
  withoutBody: readonly string[]
  anchors: Record<string, readonly string[]>
  labels: readonly string[]
}

/** What each variant declares about its pages and labels. */
export const variantTables: Record<Variant, VariantTables> = {
  affiliate: { ...affiliateTable, labels: affiliateLabels },
  social: { ...socialTable, labels: socialLabels },
}

/** Returns the pages that a variant's components show; editors added all others. */
export const ownPages = (variant: Variant): string[] => [
  ...variantTables[variant].routes([]).map(({ page }) => page),
  ...variantTables[variant].parts,
]

/** Returns a variant's routes, given all its pages. */
export function routesOf(variant: Variant, pages: object): Route[] {
  const own = ownPages(variant)
  return variantTables[variant].routes(Object.keys(pages).filter(page => !own.includes(page)))
}

/** Returns whether a file contains one of these pages of a variant, in any language. */
export const isOneOf = (file: string, variant: Variant, pages: readonly string[]): boolean =>
  RegExp(`^variants/${variant}/content/[a-z]+/(${pages.join('|')})\\.md$`).test(file)
