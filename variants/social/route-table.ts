import { type RouteOf, route } from '../../shared/pages/route.ts'

/** The kinds of pages, none of which shows a ranked list. */
export type SocialKinds = { home: null; game: null; contact: null }

/** The demo games (spec §2), in the order of the menu and the home page. */
export const gameRoutes: RouteOf<SocialKinds>[] = [
  route('bacon-slot', 'game'),
  route('book-of-dead', 'game'),
  route('temple', 'game'),
]

/** The pages that the menu names. */
export const menuRoutes: RouteOf<SocialKinds>[] = [...gameRoutes, route('contact', 'contact')]

/** The social pages (spec §2): menus, paths and tests derive from it. */
export const socialRoutes: RouteOf<SocialKinds>[] = [route('home', 'home'), ...menuRoutes]
