import { type ListOrder, listRoute, type RouteOf } from '../../shared/pages/route.ts'

/** The kinds of pages: `ListOrder` if their component shows a ranked list, else null. */
export type AffiliateKinds = { list: ListOrder }

/** The affiliate's pages (spec §2), in the order of the menu. Menus, paths and tests derive from it. */
export const affiliateRoutes: RouteOf<AffiliateKinds>[] = [
  listRoute('home', 'list', 'given'),
  listRoute('slot-machines', 'list', 'shuffled'),
  listRoute('roulette', 'list', 'shuffled'),
  listRoute('poker', 'list', 'shuffled'),
  listRoute('live-casino', 'list', 'shuffled'),
  listRoute('blackjack', 'list', 'shuffled'),
]
