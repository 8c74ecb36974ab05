import { type Route, route } from '../../shared/pages/route.ts'

/** A row of this variant's table, which has no ranked list. */
export type SocialRoute = Route<'home' | 'game' | 'contact', null>

/** The demo games (spec §2), in the order of the menu and the home page. */
export const gameRoutes: SocialRoute[] = [
  route('bacon-slot', 'game', { hasBody: false }),
  route('book-of-dead', 'game', { hasBody: false }),
  route('temple', 'game', { hasBody: false }),
]

/** The pages that the menu names. */
export const menuRoutes: SocialRoute[] = [...gameRoutes, route('contact', 'contact')]

/** The social pages (spec §2): menus, paths and tests derive from it. */
export const socialRoutes: SocialRoute[] = [
  route('home', 'home', { anchors: ['about', 'games', 'contact', 'faq'] }),
  ...menuRoutes,
]
