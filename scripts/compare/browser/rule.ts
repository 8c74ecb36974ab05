import type { Language } from '../../../shared/content/languages.ts'
import type { ListOrder } from '../../../shared/pages/route.ts'
import type { Stylesheet, Variant } from '../../../shared/site-info/site-info.ts'
import type { PageFacts } from './page-facts.ts'

/** What pages must be like, from the content files, the route tables and the stand-in's answers. */
export type Expectations = {
  /** What is written for each address. */
  pages: Record<string, Record<Variant, WrittenPage>>
  /** What only one variant has: phrases as `wordsIn` returns them, and beginnings of addresses. */
  only: Record<Variant, { phrases: string[]; addresses: string[] }>
  /** The beginning of each game's address, by page. */
  games: Record<string, string>
  /** English labels that pages of another language show because they lack a translation. */
  untranslated: Record<Variant, { label: string; text: string; language: Language }[]>
  /** All words of a language's content files, as `wordsIn` returns them. */
  vocabulary: Record<string, string>
  /** The text pages of both variants, by path without a market segment: what each variant says there. */
  policies: Record<string, Record<Variant, string>>
  /** What the stand-in info service can answer, by name. */
  scenarios: Record<string, Answer>
}

/** What a page says and is by its content file and the route tables. */
export type WrittenPage = {
  page: string
  kind: string
  /** The order of its ranked list, or null without one. */
  order: ListOrder | null
  title: string
  description: string
  /** With `{month}` in place of a month. */
  heading: string
  intro: string
  canonical: string
}

/** An answer of the info service, and what it chooses. */
export type Answer = {
  says: string
  /** Whether the site takes the answer for a failure. */
  fails: boolean
  variant: Variant
  stylesheet: Stylesheet
  brands: AnsweredBrand[]
}

/** A brand of an answer (spec §3.2), with '' for missing texts. */
export type AnsweredBrand = {
  url: string
  logo: string
  bonus: string
  privileges: string[]
  payments: string[]
  /** All that the service sends about it. */
  says: string[]
}

/** Something wrong on a page. Breaches that differ only in words between “ and ” are one issue. */
export type Breach = { rule: string; message: string }

export type Rule = {
  check: (facts: PageFacts, expected: Expectations, written?: WrittenPage) => string[]
  /** How the variants of a page compare by this rule, for the compare page's table. */
  must?: 'match' | 'differ' | 'be valid'
  shown?: (facts: PageFacts, expected: Expectations) => string
}

/** Returns the answer that a page got: `affiliate`, or `affiliate.light` with another stylesheet. */
export function answerOf({ answer }: PageFacts, { scenarios }: Expectations): Answer | undefined {
  const [name = '', theme] = answer.split('.')
  const known = scenarios[name]
  return known && theme && !known.fails
    ? { ...known, stylesheet: theme === 'light' ? 'index.css' : 'Black.css' }
    : known
}

/** Returns a message if a value is not the expected one. */
export const differs = (found = '', expected = found): string[] =>
  found === expected ? [] : [`“${found}”, not “${expected}”`]

export const isList = (variant: Variant, written?: WrittenPage): boolean =>
  variant === 'affiliate' && Boolean(written?.order)

export const otherThan = { affiliate: 'social', social: 'affiliate' } as const
