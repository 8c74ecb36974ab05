import type { Words } from '../../shared/content/words.ts'
import { type Route, route } from '../../shared/routes/route.ts'
import { textRoutes } from '../../shared/routes/text-routes.ts'

export type SocialKind = 'home' | 'game' | 'contact' | 'text'

/** The demo games (spec §2), in the order that menu and home show them in. */
export const gameRoutes: Route<SocialKind>[] = [
  route('bacon-slot', 'game'),
  route('book-of-dead', 'game'),
  route('temple', 'game'),
]

const ownRoutes: Route<SocialKind>[] = [
  route('home', 'home'),
  ...gameRoutes,
  route('contact', 'contact'),
]

/** Content files that are a part of a page. */
const parts = ['faq']

/**
 * The social casino's pages (spec §2): its own, and every other content file as a text page.
 * Menus, prerendered paths, the sitemap and the tests derive from this table.
 */
export const socialRoutes = (pages: Words<string>['pages']): Route<SocialKind>[] => [
  ...ownRoutes,
  ...textRoutes(pages, [...ownRoutes.map(({ page }) => page), ...parts]),
]
