import { type Route, route } from '../../shared/pages/route.ts'

export type AffiliateKind = 'list' | 'text'

/** The ranked lists, in the order of the menu. */
export const listRoutes: Route<AffiliateKind>[] = [
  route('home', 'list', 'given'),
  route('slot-machines', 'list', 'shuffled'),
  route('roulette', 'list', 'shuffled'),
  route('poker', 'list', 'shuffled'),
  route('live-casino', 'list', 'shuffled'),
  route('blackjack', 'list', 'shuffled'),
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
