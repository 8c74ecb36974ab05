import { languages } from '../../shared/content/languages.ts'
import type { Route } from '../../shared/pages/route.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import { affiliateTable } from '../../variants/affiliate/route-table.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import { socialTable } from '../../variants/social/route-table.ts'
import { contentFolder } from './content-files.ts'

type VariantTables = {
  routes: (textPages: readonly string[]) => Route[]
  parts: readonly string[]
  withoutBody: readonly string[]
  anchors: Record<string, readonly string[]>
  labels: readonly string[]
}

/** What each variant says of its pages and its labels. */
export const variantTables: Record<Variant, VariantTables> = {
  affiliate: { ...affiliateTable, labels: affiliateLabels },
  social: { ...socialTable, labels: socialLabels },
}

/** Returns the content files that a variant's components show; all others are editors' own pages. */
export const ownPages = (variant: Variant): string[] => [
  ...variantTables[variant].routes([]).map(({ page }) => page),
  ...variantTables[variant].parts,
]

/** Returns whether a file contains one of a variant's pages, in any language. */
export const isOneOf = (file: string, variant: Variant, pages: readonly string[]): boolean =>
  languages.some(language =>
    pages.some(page => file === `${contentFolder(`variants/${variant}`, language)}/${page}.md`),
  )
