import { type Route, route } from '../../shared/pages/route.ts'

export type SocialKind = 'home' | 'game' | 'contact' | 'text'

/** The demo games (spec §2), in the order that menu and home show them in. */
export const gameRoutes: Route<SocialKind>[] = [
  route('bacon-slot', 'game'),
  route('book-of-dead', 'game'),
  route('temple', 'game'),
]

/** The pages that the menu names. */
export const menuRoutes: Route<SocialKind>[] = [...gameRoutes, route('contact', 'contact')]

/**
 * The social casino's pages (spec §2): its own, and the text pages that editors write.
 * Menus, prerendered paths, the sitemap and the tests derive from this table.
 */
export const socialRoutes = (textPages: readonly string[]): Route<SocialKind>[] => [
  route('home', 'home'),
  ...menuRoutes,
  ...textPages.map(page => route(page, 'text' as const)),
]

/** What the build and the checks of words know of the social casino's pages. */
export const socialTable = {
  routes: socialRoutes,
  /** Content files that are a part of a page. */
  parts: ['faq'],
  /** Pages that show only their front matter. */
  withoutBody: menuRoutes.map(({ page }) => page),
  /** Ids that a page's components have: links can name them, like headings. */
  anchors: { home: ['about', 'games', 'contact', 'faq'] },
}
