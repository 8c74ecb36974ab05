import { type Route, route } from '../../shared/pages/route.ts'

/** A row of this variant's table, which has no ranked list. */
export type SocialRoute = Route<'home' | 'game' | 'contact', null>

/** The demo games (spec §2), in the order of the menu and the home page. */
export const gameRoutes: SocialRoute[] = [
  route('bacon-slot', 'game'),
  route('book-of-dead', 'game'),
  route('temple', 'game'),
]

/** The pages that the menu names. */
export const menuRoutes: SocialRoute[] = [...gameRoutes, route('contact', 'contact')]

/** The social pages (spec §2): menus, paths and tests derive from it. */
export const socialRoutes: SocialRoute[] = [route('home', 'home'), ...menuRoutes]
