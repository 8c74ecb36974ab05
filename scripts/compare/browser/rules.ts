import { languageOf, marketPath } from '../../../shared/pages/market-path.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import type { PageFacts } from './read-facts.ts'

/** What pages must be like, from the content files and the route tables. */
export type Expectations = {
  /** What is written for each address. */
  pages: Record<string, Record<Variant, WrittenPage>>
  /** What only one variant has: phrases as `wordsIn` returns them, and beginnings of addresses. */
  only: Record<Variant, { phrases: string[]; addresses: string[] }>
  /** English labels that Finnish pages show because there is no Finnish one. */
  untranslated: Record<Variant, [label: string, text: string][]>
  /** The text pages of both variants, by path without a market segment: what each variant says there. */
  policies: Record<string, Record<Variant, string>>
  /** What the stand-in info service can answer, by name, and whether that is a failure. */
  scenarios: Record<string, { says: string; fails: boolean }>
}

type WrittenPage = Record<'page' | 'kind' | 'title' | 'description' | 'canonical', string>

/** Something wrong on a page. Breaches that differ only in words between “ and ” are one cause. */
export type Breach = { rule: string; message: string }

type Rule = {
  /** Returns the problems on a page. */
  check: (facts: PageFacts, expected: Expectations, written?: WrittenPage) => string[]
  /** How the variants of a page compare by this rule, for the compare page's table. */
  must?: 'match' | 'differ' | 'be valid'
  shown?: (facts: PageFacts, expected: Expectations) => string
}

/** All rules for what a page says. The compare page and the report judge by this list. */
export const rules: Record<string, Rule> = {
  accessibility: { check: ({ accessibility }) => accessibility },
  language: {
    must: 'match',
    shown: ({ language }) => language,
    check: ({ language, path }) => differs(language, languageAt(path)),
  },
  '18+': {
    must: 'match',
    shown: ({ footer }) => (hasMark(footer) ? '18+ in the footer' : 'none in the footer'),
    check: ({ footer, disclosure, variant }, _, written) => {
      const isList = variant === 'affiliate' && /home|category/.test(written?.kind ?? '')
      return Object.entries({ footer, ...(isList && { disclosure }) })
        .filter(([, text]) => !hasMark(text))
        .map(([part]) => `the ${part} shows no visible “18+”`)
    },
  },
  age: {
    must: 'match',
    shown: ({ footer }) => agesIn(footer).join(', '),
    check: ({ text, title, description, footer }) => [
      ...(agesIn(footer).length ? [] : ['no visible sentence of the footer says “18”']),
      ...[title, description, ...text].flatMap(line =>
        agesIn(line)
          .filter(age => age !== '18')
          .map(age => `the age is ${age} in “${line}”`),
      ),
    ],
  },
  'policy links': {
    must: 'match',
    shown: ({ footerPaths }, { policies }) =>
      Object.keys(policies)
        .filter(path => hasEnd(footerPaths, path))
        .join(' '),
    check: ({ footerPaths }, { policies }) =>
      Object.keys(policies)
        .filter(path => !hasEnd(footerPaths, path))
        .map(path => `the footer has no link to “${path}”`),
  },
  title: differentText('title'),
  description: differentText('description'),
  canonical: {
    must: 'be valid',
    shown: ({ canonical }) => canonical,
    // Without SITE_URL there is none.
    check: ({ canonical }, _, written) => (canonical ? differs(canonical, written?.canonical) : []),
  },
  'paid links': {
    must: 'be valid',
    shown: ({ links }) => [...new Set(links.map(({ rel }) => rel))].filter(Boolean).join('; '),
    check: ({ links }, { only }) =>
      links
        .filter(({ href }) => isOneOf(only.affiliate.addresses, href))
        .flatMap(({ text, rel }) =>
          differs(rel, 'sponsored nofollow noopener').map(each => `“${text}” has rel ${each}`),
        ),
  },
  contact: {
    must: 'be valid',
    shown: ({ links }) => (hasEnd(addressesOf(links), '/contact') ? 'linked' : 'none'),
    check: ({ variant, links }) =>
      variant === 'affiliate' || hasEnd(addressesOf(links), '/contact')
        ? []
        : ['no link leads to the contact form'],
  },
  'wrong-variant addresses': {
    must: 'be valid',
    shown: ({ variant, links, frames }) =>
      variant === 'affiliate'
        ? `${links.filter(({ rel }) => rel.includes('sponsored')).length} paid links`
        : `${frames.length} games`,
    check: ({ variant, links, frames }, { only }) =>
      [...addressesOf(links), ...frames]
        .filter(href => isOneOf(only[otherThan[variant]].addresses, href))
        .map(href => `only the ${otherThan[variant]} may link to “${href}”`),
  },
  'wrong-variant words': {
    check: ({ variant, path, title, description, text }, { only, policies }) => {
      const other = otherThan[variant]
      // A policy may say what the policy of the other variant says.
      const policy = policies[marketPath(path).path]?.[other]
      const phrases = only[other].phrases.filter(phrase => !policy?.includes(phrase))
      return [title, description, ...text].flatMap(line => {
        const words = wordsIn(line)
        return phrases
          .filter(phrase => words.includes(phrase))
          .map(phrase => `only the ${other} may say${phrase.trimEnd()}, found in “${line}”`)
      })
    },
  },
  months: {
    check: ({ month, months, path, now }) => {
      const language = languageAt(path)
      const format = (options: Intl.DateTimeFormatOptions, date: number) =>
        new Date(date).toLocaleDateString(language, { month: 'long', ...options })
      const present = format({ year: 'numeric', timeZone: 'Pacific/Auckland' }, now)
      return [
        ...months.flatMap((name, index) => differs(name, format({}, Date.UTC(2026, index, 15)))),
        ...(month ? differs(month, present) : []),
      ].map(each => `${language}: ${each}`)
    },
  },
  'missing translation': {
    check: ({ variant, text, path }, { untranslated }) =>
      untranslated[variant]
        .filter(([, english]) => text.some(line => wordsIn(line).includes(wordsIn(english))))
        .filter(() => languageAt(path) === 'fi')
        .map(([label, english]) => `“${english}” is English: the label ${label} has no Finnish`),
  },
  console: {
    check: ({ console, answer }, { scenarios }) => {
      const [name = ''] = answer.split('.')
      // A failed call logs the specified line (spec §8).
      return scenarios[name]?.fails ? console.filter(line => !line.includes('alınamadı')) : console
    },
  },
}

/** Returns the rule for a text of the head, which only policies share with the other variant. */
function differentText(name: 'title' | 'description'): Rule {
  return {
    must: 'differ',
    shown: facts => facts[name],
    check: ({ [name]: text, path, variant }, { pages, policies }, written) => {
      const other = pages[path]?.[otherThan[variant]][name]
      const isShared = other === text && !policies[marketPath(path).path]
      return [
        ...differs(text, written?.[name]),
        ...(isShared ? [`both variants say “${text}”`] : []),
      ]
    },
  }
}

export const otherThan = { affiliate: 'social', social: 'affiliate' } as const

/** Returns the breaches on a page. */
export function checkPage(facts: PageFacts, expected: Expectations): Breach[] {
  const written = expected.pages[facts.path]?.[facts.variant]
  return Object.entries(rules).flatMap(([rule, { check }]) =>
    [...new Set(check(facts, expected, written))].map(message => ({ rule, message })),
  )
}

/** Returns the words of a text with one space around each, so that a phrase can be looked up in it. */
export const wordsIn = (text: string): string =>
  ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Returns a message if a value is not the expected one. */
export const differs = (found = '', expected = found): string[] =>
  found === expected ? [] : [`“${found}”, not “${expected}”`]

const languageAt = (path: string) => languageOf(marketPath(path).segment)

const hasMark = (text: string): boolean => /(?:^|\s)18\+/.test(text)

const addressesOf = (links: PageFacts['links']): string[] => links.map(({ href }) => href)

const hasEnd = (addresses: readonly string[], end: string): boolean =>
  addresses.some(each => each.endsWith(end))

const isOneOf = (beginnings: readonly string[], address: string): boolean =>
  beginnings.some(each => address.startsWith(each))

/** Ages in English and Finnish sentences, and marks such as `18+` that begin a line. */
const ages =
  /(?:\b(?:aged?|age of|under)|\bK) ?-?(\d\d)\b(?! (?:minutes|days))|\b(\d\d)(?= (?:and|or|years) (?:over|older|old)| vuotta täyt|[ -]vuotia| vuoden ikä)|^(\d\d) ?\+(?! ?\w)/gi

/** Returns the ages in a text. */
export const agesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ages), ([, ...groups]) => groups.find(Boolean) ?? '')),
]
