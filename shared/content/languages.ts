/**
 * The languages of the site: the market segment of their pages, the locale for cards of shared
 * links, the name in messages to editors, and the text of the footer's link. A new language is a
 * line here and a folder `content/<language>`.
 */
export const languageSettings = {
  en: { segment: '', locale: 'en_NZ', name: 'English', link: 'In English' },
  fi: { segment: 'fi', locale: 'fi_FI', name: 'Finnish', link: 'Suomeksi' },
}

export type Language = keyof typeof languageSettings

/** English first: it has every page, and is the fallback for other languages. */
export const languages = Object.keys(languageSettings) as Language[]
