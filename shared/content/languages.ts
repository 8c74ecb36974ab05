/**
 * The languages of the site. A new language is an entry here, a folder `content/<language>` next to
 * each `content/en`, and an entry in `language-checks.ts`, which its type requires.
 */

/** What pages know about a language. */
type LanguageSettings = {
  /** The market of its pages, or '' for English. */
  market: string
  /** For cards of shared links. */
  locale: string
  /** The text of the footer's link to it. */
  link: string
  /** Its flags in `variants/affiliate/images`: `flag-<name>.svg`, and `flag-live-<name>.svg` for live casino. */
  flag: { name: string; width: number }
}

export const languageSettings = {
  en: { market: '', locale: 'en_NZ', link: 'In English', flag: { name: 'nz', width: 48 } },
  fi: { market: 'fi', locale: 'fi_FI', link: 'Suomeksi', flag: { name: 'fi', width: 39 } },
} satisfies Record<string, LanguageSettings>

export type Language = keyof typeof languageSettings

/** English first: it has every page, and is the fallback for other languages. */
export const languages = Object.keys(languageSettings) as Language[]
