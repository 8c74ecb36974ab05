import { type ListOrder, listRoute, type Route } from '../../shared/pages/route.ts'

/** A row of this variant's table. A kind without a ranked list has the order null. */
export type AffiliateRoute = Route<'list', ListOrder>

/** The affiliate's pages (spec §2), in the order of the menu. Menus, paths and tests derive from it. */
export const affiliateRoutes: AffiliateRoute[] = [
  listRoute('home', 'list', 'given'),
  listRoute('slot-machines', 'list', 'shuffled'),
  listRoute('roulette', 'list', 'shuffled'),
  listRoute('poker', 'list', 'shuffled'),
  listRoute('live-casino', 'list', 'shuffled'),
  listRoute('blackjack', 'list', 'shuffled'),
]
