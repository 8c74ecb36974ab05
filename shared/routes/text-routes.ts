import type { Words } from '../content/words.ts'
import { type Route, route } from './route.ts'

/**
 * The rows of a route table that editors make: a content file that is no page or part of a page of
 * the variant's own is a text page.
 */
export const textRoutes = (
  pages: Words<string>['pages'],
  known: readonly string[],
): Route<'text'>[] =>
  Object.keys(pages)
    .filter(page => !known.includes(page))
    .map(page => route(page, 'text'))

/** The footer's links: text pages with a place there, in its order. */
export const footerLinks = (
  pages: Words<string>['pages'],
  routes: readonly Route[],
): { path: string; text: string }[] =>
  routes
    .flatMap(({ path, page, kind }) => {
      const words = pages[page]
      return kind === 'text' && words?.footer != null
        ? [{ path, text: words.link, place: words.footer }]
        : []
    })
    .sort((a, b) => a.place - b.place)
