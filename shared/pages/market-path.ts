import { type Language, languageSettings, languages } from '../content/languages.ts'

/** The parts of a path: its market segment, or '', and the rest. */
type MarketPath = { segment: string; path: string }

/**
 * Splits a path. A first segment of two letters is the market segment (spec §2, Language prefix).
 * The rest starts with a slash and does not end with one. Never throws.
 */
export function marketPath(pathname: string): MarketPath {
  const parts = pathname.split('/').filter(part => part && part !== 'index.html')
  const segment = /^[a-z]{2}$/i.test(parts[0] ?? '') ? (parts.shift() ?? '') : ''
  return { segment, path: `/${parts.join('/')}` }
}

/** Chooses Finnish for `fi`, and English for every other segment. */
export const languageOf = (segment: string): Language =>
  languages.find(language => languageSettings[language].segment === segment) ?? 'en'

/** Joins a market segment and a page’s path: `/`, `/poker`, `/fi`, `/fi/poker`. */
export const publicPath = (segment: string, path: string): string =>
  segment ? `/${segment}${path === '/' ? '' : path}` : path
