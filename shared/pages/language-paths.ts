import { type Language, languageSettings, languages } from '../content/languages.ts'
import { publicPath } from './market-path.ts'

/** A page in a language, as `hreflang` and search engines name it. */
type LanguagePath = { hreflang: Language | 'x-default'; address: string }

/** The canonical address of a page: Finnish below `/fi`, English without a market. */
export const addressIn = (language: Language, path: string): string =>
  publicPath(languageSettings[language].market, path)

export const languagePaths = (path: string): LanguagePath[] => [
  ...languages.map(language => ({ hreflang: language, address: addressIn(language, path) })),
  { hreflang: 'x-default', address: addressIn('en', path) },
]
