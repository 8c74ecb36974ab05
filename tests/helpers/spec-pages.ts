import type { ListOrder } from '../../shared/pages/route.ts'
import type { Stylesheet, Variant } from '../../shared/site-info/site-info.ts'

/** The pages of the specification (spec §2), by hand. */
export const specPages = {
  affiliate: {
    lists: ['/', '/slot-machines', '/roulette', '/poker', '/live-casino', '/blackjack'],
    texts: ['/privacy-policy', '/cookie-policy', '/terms-and-conditions'],
  },
  social: {
    games: ['/bacon-slot', '/book-of-dead', '/temple'],
    others: ['/', '/contact'],
    texts: ['/privacy-policy', '/cookie-policy'],
  },
} satisfies Record<Variant, Record<string, string[]>>

/** Returns the order of a list of the specification (spec §4.4). Other pages have none. */
export function orderOf(path: string): ListOrder | null {
  if (!specPages.affiliate.lists.includes(path)) {
    return null
  }
  return path === '/' ? 'given' : 'shuffled'
}

/** What the bar of each variant links to (spec §2.9, §2.21). */
export const specMenus: Record<Variant, string[]> = {
  affiliate: specPages.affiliate.lists,
  social: [...specPages.social.games, '/contact'],
}

/** All pages of a variant. */
export const specPagesOf = (variant: Variant): string[] => Object.values(specPages[variant]).flat()

/** One of the four appearances of the site: a variant in a stylesheet (§4, Styling). */
export type Appearance = { variant: Variant; stylesheet: Stylesheet; scenario: string }

/** The four appearances, each with the stand-in’s scenario for it. */
export const appearances: Appearance[] = [
  { variant: 'affiliate', stylesheet: 'Black.css', scenario: 'affiliate' },
  { variant: 'affiliate', stylesheet: 'index.css', scenario: 'affiliate-light' },
  { variant: 'social', stylesheet: 'Black.css', scenario: 'social-black' },
  { variant: 'social', stylesheet: 'index.css', scenario: 'social' },
]
