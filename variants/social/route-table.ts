import { type Route, route } from '../../shared/pages/route.ts'

export type SocialKind = 'home' | 'game' | 'contact'

/** The demo games (spec §2), in the order of the menu and the home page. */
export const gameRoutes: Route<SocialKind>[] = [
  route('bacon-slot', 'game'),
  route('book-of-dead', 'game'),
  route('temple', 'game'),
]

/** The pages that the menu names. */
export const menuRoutes: Route<SocialKind>[] = [...gameRoutes, route('contact', 'contact')]

/** The social pages (spec §2): menus, paths and tests derive from it. */
export const socialRoutes: Route<SocialKind>[] = [route('home', 'home'), ...menuRoutes]

/** What the build and the checks of words need to know about the social casino's pages. */
export const socialTable = {
  routes: socialRoutes,
  onEveryPage: [],
  questions: ['faq'],
  withoutBody: menuRoutes.map(({ page }) => page),
  anchors: { home: ['about', 'games', 'contact', 'faq'] },
}
