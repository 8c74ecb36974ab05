import { type Language, languageSettings, languages } from '../content/languages.ts'
import { publicPath } from './market-path.ts'

/** A page in a language, as `hreflang` and search engines name it. */
type LanguagePath = { hreflang: Language | 'x-default'; address: string }

/** Returns the canonical address of a page in a language: Finnish below `/fi`, English without. */
export const addressIn = (language: Language, path: string): string =>
  publicPath(languageSettings[language].segment, path)

/** Returns a page's address in each language, and the default for all others. */
export const languagePaths = (path: string): LanguagePath[] => [
  ...languages.map(language => ({ hreflang: language, address: addressIn(language, path) })),
  { hreflang: 'x-default', address: addressIn('en', path) },
]
