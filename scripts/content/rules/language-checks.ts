import type { Language } from '../../../shared/content/languages.ts'

type LanguageChecks = {
  /** In messages to editors. */
  name: string
  /** Words that sound like claims, and numbers of helplines. */
  claims: RegExp
}

export const languageChecks: Record<Language, LanguageChecks> = {
  en: {
    name: 'English',
    claims:
      /(?<!\w)(licen[cs]ed?|regulated|certified|verified|approved|independent(ly)?|trusted|trustworthy|secure|safest|fastest|quick(est)?|instant|best|biggest|largest|highest|greatest|leading|number one|#1|award-winning|guaranteed?|risk-free|review(s|ed)?|0800[ \d]+\d)\b/giu,
  },
  fi: {
    name: 'Finnish',
    // The ends of Finnish words vary.
    claims:
      /(?<!\p{L})(lisens\p{L}*|säännel\p{L}*|varmennet\p{L}*|hyväksyt\p{L}*|riippumat\p{L}*|luotettav\p{L}*|turvalli(?!sesti)\p{L}*|tietoturval\p{L}*|nopei\p{L}*|nopeasti maksa\p{L}*|paras|para[sš]?ta|parha\p{L}*|suurin|suurimm\p{L}*|johtav\p{L}*|ykkös\p{L}*|palkittu\p{L}*|taat\p{L}*|takuu\p{L}*|riskit\p{L}*|arvioitu\p{L}*|arvostel\p{L}*|0800[ \d]+\d)/giu,
  },
}
