import { type Route, route } from '../../shared/pages/route.ts'

export type AffiliateKind = 'list'

/** The ranked lists (spec §2), in the order of the menu. Menus, paths and tests derive from it. */
export const listRoutes: Route<AffiliateKind>[] = [
  route('home', 'list', 'given'),
  route('slot-machines', 'list', 'shuffled'),
  route('roulette', 'list', 'shuffled'),
  route('poker', 'list', 'shuffled'),
  route('live-casino', 'list', 'shuffled'),
  route('blackjack', 'list', 'shuffled'),
]

/** What the build and the checks of words need to know about the affiliate's pages. */
export const affiliateTable = {
  routes: listRoutes,
  onEveryPage: ['help'],
  questions: [],
  withoutBody: [],
  anchors: Object.fromEntries(listRoutes.map(({ page }) => [page, ['brands']])),
}
