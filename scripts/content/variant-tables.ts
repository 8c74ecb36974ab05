import type { Route } from '../../shared/routes/route.ts'
import type { Variant } from '../../shared/site-info/site-info.ts'
import { affiliateLabels } from '../../variants/affiliate/labels.ts'
import {
  affiliateParts,
  affiliatePlaces,
  affiliateRoutes,
} from '../../variants/affiliate/route-table.ts'
import { socialLabels } from '../../variants/social/labels.ts'
import { socialParts, socialPlaces, socialRoutes } from '../../variants/social/route-table.ts'

/** What a variant says of its pages and its words. */
type VariantTables = {
  /** The route table, with text pages below the pages of the variant's own. */
  routes: (textPages: readonly string[]) => Route[]
  /** Content files that are parts of pages. */
  parts: readonly string[]
  /** The ids that links can name on a page besides its headings. */
  places: Record<string, readonly string[]>
  labels: readonly string[]
}

export const variantTables: Record<Variant, VariantTables> = {
  affiliate: {
    routes: affiliateRoutes,
    parts: affiliateParts,
    places: affiliatePlaces,
    labels: affiliateLabels,
  },
  social: {
    routes: socialRoutes,
    parts: socialParts,
    places: socialPlaces,
    labels: socialLabels,
  },
}

/** Returns the content files that a variant's components show; all others are editors' own pages. */
export const ownPages = (variant: Variant): string[] => [
  ...variantTables[variant].routes([]).map(({ page }) => page),
  ...variantTables[variant].parts,
]
