import { type Route, route } from '../../shared/pages/route.ts'

export type AffiliateKind = 'home' | 'category' | 'text'

/** The ranked lists, in the order of the menu. */
export const listRoutes: Route<AffiliateKind>[] = [
  route('home', 'home'),
  route('slot-machines', 'category'),
  route('roulette', 'category'),
  route('poker', 'category'),
  route('live-casino', 'category'),
  route('blackjack', 'category'),
]

/** Returns the affiliate's pages (spec §2): menus, paths, the sitemap and tests derive from it. */
export const affiliateRoutes = (textPages: readonly string[]): Route<AffiliateKind>[] => [
  ...listRoutes,
  ...textPages.map(page => route(page, 'text' as const)),
]

/** What the build and the checks of words need to know about the affiliate's pages. */
export const affiliateTable = {
  routes: affiliateRoutes,
  onEveryPage: ['help'],
  questions: [],
  withoutBody: [],
  anchors: Object.fromEntries(listRoutes.map(({ page }) => [page, ['brands']])),
}
