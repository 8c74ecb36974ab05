import type { Language } from '../../../shared/content/languages.ts'
import { languageOf, marketPath } from '../../../shared/pages/market-path.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import type { PageFacts } from './read-facts.ts'

/** What pages have to be like, out of the content files and the route tables. */
export type Expectations = {
  /** What is written for each address. */
  pages: Record<string, Record<Variant, WrittenPage>>
  /**
   * What only one variant has: texts of two words and more, and beginnings of addresses. A policy of
   * the other variant may say what this one’s says. All texts are folded.
   */
  only: Record<
    Variant,
    { phrases: string[]; addresses: string[]; policies: Record<string, string> }
  >
  /** English labels that Finnish pages show because there is no Finnish one. */
  untranslated: Record<Variant, [label: string, text: string][]>
  /** Paths of the text pages that both variants have, without a market segment. */
  policies: string[]
  /** What the stand-in info service can answer: descriptions by name. */
  scenarios: Record<string, string>
}

/** `page` is the file of its words, home's if there is none. */
type WrittenPage = Record<'page' | 'kind' | 'title' | 'description' | 'canonical', string>

/** Returns a text as it is compared: a stylesheet may show capitals, a template may break lines. */
export const foldText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Something on a page that must not be so. Words of the page are between “ and ”: breaches that
 * differ only in these are one cause in a report.
 */
export type Breach = { rule: string; message: string }

type Rule = {
  /** Returns what breaks the rule on a page by itself. */
  check: (facts: PageFacts, expected: Expectations, written?: WrittenPage) => string[]
  /** What the two variants of a page are compared by, and how it has to be. */
  must?: 'match' | 'differ' | 'be its own'
  shown?: (facts: PageFacts) => string
}

/** All rules, accessibility first. What must match, must differ and may not be there is this list. */
export const rules: Record<string, Rule> = {
  accessibility: { check: ({ accessibility }) => accessibility },
  language: {
    must: 'match',
    shown: ({ language }) => language,
    check: ({ language, path }) => differs('the language is', language, languageAt(path)),
  },
  '18+': {
    must: 'match',
    shown: ({ footer }) => (hasMark(footer.text) ? '18+ in the footer' : 'none in the footer'),
    check: ({ footer, disclosure, variant }, _, written) => {
      const isList = variant === 'affiliate' && /home|category/.test(written?.kind ?? '')
      const parts = { footer: footer.text, ...(isList && { disclosure }) }
      return Object.entries(parts)
        .filter(([, text]) => !hasMark(text))
        .map(([part]) => `the ${part} shows no visible “18+”`)
    },
  },
  age: {
    must: 'match',
    shown: ({ footer }) => agesIn(footer.text).join(', '),
    check: ({ text, title, description, footer }) => [
      ...(agesIn(footer.text).length ? [] : ['the footer says “18” in no visible sentence']),
      ...[title, description, ...text].flatMap(line =>
        [...agesIn(line), ...marksIn(line)]
          .filter(age => age !== '18')
          .map(age => `the age is ${age} in “${line}”`),
      ),
    ],
  },
  'policy links': {
    must: 'match',
    shown: ({ footer }) => footer.links.map(link => marketPath(link).path).join(' '),
    check: ({ footer }, { policies }) =>
      policies
        .filter(path => !footer.links.some(link => link.endsWith(path)))
        .map(path => `the footer has no link to “${path}”`),
  },
  title: {
    must: 'differ',
    shown: ({ title }) => title,
    check: ({ title }, _, written) => differs('the title is', title, written?.title),
  },
  description: {
    must: 'differ',
    shown: ({ description }) => description,
    check: ({ description }, _, written) =>
      differs('the description is', description, written?.description),
  },
  canonical: {
    must: 'be its own',
    shown: ({ canonical }) => canonical,
    check: ({ canonical }, _, written) =>
      canonical ? differs('its own address is', canonical, written?.canonical) : [],
  },
  'paid links': {
    must: 'be its own',
    shown: ({ links }) => [...new Set(links.map(({ rel }) => rel))].filter(Boolean).join('; '),
    check: ({ links }, { only }) => {
      const [first, ...others] = links
        .filter(({ href }) => isOneOf(only.affiliate.addresses, href))
        .filter(
          ({ rel }) => !['sponsored', 'nofollow', 'noopener'].every(each => rel.includes(each)),
        )
      if (!first) return []
      const more = others.length ? ` and ${others.length} more` : ''
      return [`“${first.text}${more}” has rel="${first.rel}", not "sponsored nofollow noopener"`]
    },
  },
  contact: {
    must: 'be its own',
    shown: ({ links }) => (leadsToContact(links) ? 'linked' : 'none'),
    check: ({ variant, links }) =>
      variant === 'affiliate' || leadsToContact(links) ? [] : ['no link leads to the contact form'],
  },
  'foreign addresses': {
    must: 'be its own',
    shown: ({ variant, links, frames }) =>
      variant === 'affiliate'
        ? `${links.filter(({ rel }) => rel.includes('sponsored')).length} paid links`
        : `${frames.length} games`,
    check: ({ variant, links, frames }, { only }) =>
      [...links.map(({ href }) => href), ...frames]
        .filter(href => isOneOf(only[other[variant]].addresses, href))
        .map(href => `only the ${other[variant]} leads to “${href}”`),
  },
  'foreign words': {
    check: ({ variant, title, description, text }, { only }, written) => {
      const { phrases, policies } = only[other[variant]]
      const foreign = phrases.filter(phrase => !policies[written?.page ?? '']?.includes(phrase))
      return [title, description, ...text].flatMap(line =>
        foreign
          .filter(phrase => contains(line, phrase))
          .map(phrase => `only the ${other[variant]} says ${phrase}, not “${line}”`),
      )
    },
  },
  months: {
    check: ({ months, headings, path, now }) => {
      const calendar = calendarOf(languageAt(path))
      const wrong = months.findIndex((month, index) => month !== calendar[index])
      const present = `${calendar[now.month]} ${now.year}`
      const all = [...calendar, ...calendarOf('en')]
      const named = headings
        .flatMap(heading => heading.match(/\p{L}+ \d{4}$/u) ?? [])
        .filter(found => all.some(month => found.startsWith(month)))
      return wrong < 0
        ? named.flatMap(month => differs('the present month is', month, present))
        : [`month ${wrong + 1} is “${months[wrong]}”, in the calendar “${calendar[wrong]}”`]
    },
  },
  'missing translation': {
    check: ({ variant, text, path }, { untranslated }) =>
      untranslated[variant]
        .filter(([, english]) => text.some(line => contains(line, foldText(english))))
        .filter(() => languageAt(path) === 'fi')
        .map(([label, english]) => `“${english}” is English: the label ${label} has no Finnish`),
  },
  'broken images': {
    check: ({ brokenImages }) => brokenImages.map(src => `“${src}” does not load`),
  },
  console: {
    check: ({ console, brokenImages }) =>
      console.filter(line => !brokenImages.some(src => line.endsWith(src))),
  },
}

const other = { affiliate: 'social', social: 'affiliate' } as const

/** Returns what breaks a rule on a page by itself. */
export function checkPage(facts: PageFacts, expected: Expectations): Breach[] {
  const written = expected.pages[facts.path]?.[facts.variant]
  return Object.entries(rules).flatMap(([rule, { check }]) =>
    [...new Set(check(facts, expected, written))].map(message => ({ rule, message })),
  )
}

/** What the two variants of a page are told apart by. */
type PairedFacts = Pick<PageFacts, 'variant' | 'path' | 'title' | 'description'>

/** Returns whether two pages have to read the same: both are of one variant, or a policy. */
export const areTwins = (one: PairedFacts, two: PairedFacts, { policies }: Expectations): boolean =>
  one.variant === two.variant || policies.some(path => one.path.endsWith(path))

/** Returns which of title and description both variants of a page have, though they must differ. */
export const checkPair = (one: PairedFacts, two: PairedFacts, expected: Expectations): Breach[] =>
  (['title', 'description'] as const)
    .filter(name => one[name] === two[name] && !areTwins(one, two, expected))
    .map(rule => ({ rule, message: `both variants say “${one[rule]}”` }))

const languageAt = (path: string) => languageOf(marketPath(path).segment)

const hasMark = (text: string): boolean => /(?:^|\s)18\+/.test(text)

/** A mark is a line of its own, or begins one: `18+`. A bonus may speak of `50+ games`. */
const marksIn = (line: string): string[] =>
  Array.from(line.matchAll(/^(\d\d) ?\+(?! ?\w)/g), ([, age = '']) => age)

const leadsToContact = (links: PageFacts['links']): boolean =>
  links.some(({ href }) => href.endsWith('/contact'))

const isOneOf = (beginnings: readonly string[], address: string): boolean =>
  beginnings.some(each => address.startsWith(each))

/** Ages as sentences say them in English and in Finnish. */
const ages =
  /(?:\b(?:aged?|age of|under)|\bK) ?-?(\d\d)\b(?! (?:minutes|days))|\b(\d\d)(?= (?:and|or|years) (?:over|older|old)| vuotta täyt|[ -]vuotia| vuoden ikä)/gi

const agesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ages), ([, before, after]) => before ?? after ?? '')),
]

/** Returns the names of the months, from January on. */
export const calendarOf = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleDateString(language, { month: 'long' }),
  )

/** Returns what is told of a value that is not as expected. */
export const differs = (what: string, found = '', wanted = found): string[] =>
  found === wanted ? [] : [`${what} “${found}”, not “${wanted}”`]

/** Returns whether a folded phrase is anywhere in a line as whole words. */
function contains(line: string, phrase: string): boolean {
  const text = foldText(line)
  const isLetter = (sign = '') => /[\p{L}\p{N}]/u.test(sign)
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true
  return false
}
