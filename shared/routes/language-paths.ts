import type { Language } from '../content/words.ts'
import { publicPath } from './market-path.ts'

/** A page in a language, as `hreflang` and search engines name it. */
export type LanguagePath = { hreflang: Language | 'x-default'; address: string }

/** The address under which a page is known in a language: Finnish under `/fi`, English without. */
export const addressIn = (language: Language, path: string): string =>
  publicPath(language === 'fi' ? 'fi' : '', path)

/** A page's addresses in both languages, and the one for readers of every other. */
export const languagePaths = (path: string): LanguagePath[] => [
  { hreflang: 'en', address: addressIn('en', path) },
  { hreflang: 'fi', address: addressIn('fi', path) },
  { hreflang: 'x-default', address: addressIn('en', path) },
]
