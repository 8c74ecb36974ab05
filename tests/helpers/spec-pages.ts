import { games, menus, orders, policies } from '../../scripts/compare/browser/specification.ts'
import type { ListOrder } from '../../shared/pages/route.ts'
import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'

/** The pages by hand, to check the route tables: the specification's (§2), then those we added. */
export const specPages = {
  affiliate: { lists: menus.affiliate, texts: policies.affiliate },
  social: { games, others: ['/', '/contact'], texts: policies.social },
} satisfies Record<Variant, Record<string, string[]>>

/** Returns the order of a list: the specification's, or that of a list we added. Other pages have none. */
export const orderOf = (path: string): ListOrder | null | undefined =>
  orders[path] ?? affiliateRoutes.find(row => row.path === path)?.order

/** What the bar of each variant links to, in its order. */
export const specMenus: Record<Variant, string[]> = {
  affiliate: specPages.affiliate.lists,
  social: [...games, '/contact'],
}

/** All pages of a variant. */
export const specPagesOf = (variant: Variant): string[] => Object.values(specPages[variant]).flat()

/** One of the four looks of the site: a variant in a stylesheet (§4, Styling). */
export type Face = { variant: Variant; stylesheet: Stylesheet; scenario: string }

/** The four looks, each with the stand-in’s scenario for it. */
export const faces: Face[] = [
  { variant: 'affiliate', stylesheet: 'Black.css', scenario: 'affiliate' },
  { variant: 'affiliate', stylesheet: 'index.css', scenario: 'affiliate-light' },
  { variant: 'social', stylesheet: 'Black.css', scenario: 'social-black' },
  { variant: 'social', stylesheet: 'index.css', scenario: 'social' },
]
