/**
 * The languages of the site. A new language is an entry in each of the two tables, and a folder
 * `content/<language>` next to each `content/en`. There are two because a bundle contains a whole
 * table or none of it: visitors load the first one, only our tools the second. The compiler
 * requires the second entry.
 */

/** What pages know about a language. */
type LanguageSettings = {
  /** The market segment of its pages, or '' for English. */
  segment: string
  /** For cards of shared links. */
  locale: string
  /** The text of the footer's link to it. */
  link: string
  /** Its flags in `variants/affiliate/images`: `flag-<name>.svg`, and `flag-live-<name>.svg` for live casino. */
  flag: { name: string; width: number }
}

export const languageSettings = {
  en: { segment: '', locale: 'en_NZ', link: 'In English', flag: { name: 'nz', width: 48 } },
  fi: { segment: 'fi', locale: 'fi_FI', link: 'Suomeksi', flag: { name: 'fi', width: 39 } },
} satisfies Record<string, LanguageSettings>

export type Language = keyof typeof languageSettings

/** English first: it has every page, and is the fallback for other languages. */
export const languages = Object.keys(languageSettings) as Language[]

/** What the checks of words and pages know about a language. */
type LanguageChecks = {
  /** In messages to editors. */
  name: string
  /** Words that sound like claims, and numbers of helplines. */
  claims: RegExp
  /** How a sentence states an age, which is the only group that matches. */
  ages: RegExp
  /** What the line at the end of a variant's footer has to say (spec §1.4, §2.10). */
  disclaimer: { affiliate: RegExp[]; social: RegExp[] }
}

export const languageChecks: Record<Language, LanguageChecks> = {
  en: {
    name: 'English',
    claims:
      /(?<!\w)(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|review(s|ed)?|0800[ \d]+\d)\b/giu,
    ages: /\b(?:aged?|age of|under) ?-?(\d\d)\b(?! (?:minutes|days))|\b(\d\d)(?= (?:and|or|years) (?:over|older|old))|\bat least (\d\d)(?= ?(?:[.,;!?]|$))/gi,
    disclaimer: {
      affiliate: [/casino reviews/, /not responsible/, /third-party sites/],
      social: [/no real-money gambling/],
    },
  },
  fi: {
    name: 'Finnish',
    // The ends of Finnish words vary.
    claims:
      /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|nopeasti maksa\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*|arvostel\p{L}*|0800[ \d]+\d)/giu,
    ages: /\bK ?-?(\d\d)\b|\b(\d\d)(?= vuotta täyt|[ -]vuotia| vuoden ikä)/gi,
    disclaimer: {
      affiliate: [/kasinoarvosteluja/, /emmekä vastaa/, /kolmansien osapuolten/],
      social: [/ei pelata oikealla rahalla/],
    },
  },
}
