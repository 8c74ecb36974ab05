import type { Words } from '../../shared/content/words.ts'
import { type Route, route } from '../../shared/routes/route.ts'
import { textRoutes } from '../../shared/routes/text-routes.ts'

export type AffiliateKind = 'home' | 'category' | 'text'

const lists: Route<AffiliateKind>[] = [
  route('home', 'home'),
  route('slot-machines', 'category'),
  route('roulette', 'category'),
  route('poker', 'category'),
  route('live-casino', 'category'),
  route('blackjack', 'category'),
]

/** Content files that are a part of every page. */
const parts = ['help']

/**
 * The affiliate's pages (spec §2): the ranked lists, and every other content file as a text page.
 * Menus, prerendered paths, the sitemap and the tests derive from this table.
 */
export const affiliateRoutes = (pages: Words<string>['pages']): Route<AffiliateKind>[] => [
  ...lists,
  ...textRoutes(pages, [...lists.map(({ page }) => page), ...parts]),
]
