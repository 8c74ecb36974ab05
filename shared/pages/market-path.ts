import { type Language, languageSettings, languages } from '../content/languages.ts'

/** The parts of a path: its market, or '', and the rest. */
type MarketPath = { market: string; path: string }

/**
 * Splits a path. A first segment of two letters is the market (spec §2, Language prefix).
 * The rest starts with a slash and does not end with one. Never throws.
 */
export function marketPath(pathname: string): MarketPath {
  const parts = pathname.split('/').filter(part => part && part !== 'index.html')
  const market = /^[a-z]{2}$/i.test(parts[0] ?? '') ? (parts.shift() ?? '') : ''
  return { market, path: `/${parts.join('/')}` }
}

/** Chooses Finnish for `fi`, and English for every other market. */
export const languageOf = (market: string): Language =>
  languages.find(language => languageSettings[language].market === market) ?? 'en'

/** Joins a market and a page’s path: `/`, `/poker`, `/fi`, `/fi/poker`. */
export const publicPath = (market: string, path: string): string =>
  market ? `/${market}${path === '/' ? '' : path}` : path
