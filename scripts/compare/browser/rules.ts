import { languageOf, marketPath } from '../../../shared/pages/market-path.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import type { PageFacts } from './read-facts.ts'

/** What the rules and the compare page know of the site, out of its content and its routes. */
export type KnownSite = {
  /** What is written for each address. `page` is the file of its words, home's where there is none. */
  pages: Record<string, Record<Variant, WrittenPage>>
  variants: Record<Variant, KnownVariant>
  /** Paths of the text pages that both variants have, without a market segment. */
  policies: string[]
  /** What the stand-in info service can answer: descriptions by name. */
  scenarios: Record<string, string>
}

type WrittenPage = Record<'page' | 'title' | 'description' | 'canonical', string>

/** What gives a variant away on a page of the other one, and what it lacks. Texts are folded. */
export type KnownVariant = {
  phrases: string[]
  /** Beginnings of addresses that this variant alone links to or frames. */
  addresses: string[]
  /** Labels and the names of pages, which may stand anywhere. */
  names: string
  /** The words of each page in all languages. */
  pages: Record<string, string>
  /** Labels without a Finnish text, and the English one that is shown. */
  untranslated: [label: string, text: string][]
}

/** Returns a text as it is compared: a stylesheet may show capitals, a template may break lines. */
export const foldText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Something on a page that must not be so: which rule it breaks, and what was found. Words of the page
 * stand between “ and ”: breaches that differ in these alone are one cause in a report.
 */
export type Breach = { rule: string; message: string }

type Rule = (facts: PageFacts, site: KnownSite, written: WrittenPage | undefined) => string[]

const other = { affiliate: 'social', social: 'affiliate' } as const

/** What holds on every page by itself, whatever was approved. */
const pageRules: Record<string, Rule> = {
  accessibility: ({ accessibility }) => accessibility,
  language: ({ language, path }) => differs(language, languageAt(path), 'the language is'),
  title: ({ title }, _, written) => differs(title, written?.title, 'the title is'),
  description: ({ description }, _, written) =>
    differs(description, written?.description, 'the description is'),
  canonical: ({ canonical }, _, written) =>
    canonical ? differs(canonical, written?.canonical, 'the canonical address is') : [],
  '18+': ({ footer }) => (footer.text.includes('18+') ? [] : ['the footer shows no visible 18+']),
  'policy links': ({ footer }, { policies }) =>
    policies
      .filter(path => !footer.links.some(link => link.endsWith(path)))
      .map(path => `the footer has no link to ${path}`),
  'paid links': ({ links }, { variants }) => {
    const [first, ...others] = links
      .filter(({ href }) => variants.affiliate.addresses.some(known => href.startsWith(known)))
      .filter(({ rel }) => !['sponsored', 'nofollow', 'noopener'].every(each => rel.includes(each)))
    if (!first) return []
    const more = others.length ? ` and ${others.length} more` : ''
    return [`“${first.text}${more}” has rel="${first.rel}", not "sponsored nofollow noopener"`]
  },
  'foreign words': ({ variant, title, description, text }, { variants }, written) => {
    // What both variants have as a name, or say on their pages of this name, is at home here.
    const both = Object.values(variants)
    const isShared = (phrase: string) =>
      both.every(({ names }) => names.includes(phrase)) ||
      both.every(({ pages }) => pages[written?.page ?? '']?.includes(phrase))
    const { phrases } = variants[other[variant]]
    return [title, description, ...text].flatMap(line =>
      phrases
        .filter(phrase => holds(line, phrase) && !isShared(phrase))
        .map(phrase => `“${phrase}” is the ${other[variant]}’s, and stands in “${line}”`),
    )
  },
  'foreign addresses': ({ variant, links, frames }, { variants }) =>
    [...links.map(({ href }) => href), ...frames]
      .filter(href => variants[other[variant]].addresses.some(known => href.startsWith(known)))
      .map(href => `“${href}” is the ${other[variant]}’s`),
  'missing translation': ({ variant, text, path }, { variants }) =>
    variants[variant].untranslated
      .filter(([, english]) => text.some(line => holds(line, foldText(english))))
      .filter(() => languageAt(path) === 'fi')
      .map(
        ([label, english]) => `“${english}” is English, because the label ${label} has no Finnish`,
      ),
  'broken images': ({ brokenImages }) => brokenImages.map(src => `${src} does not load`),
  console: ({ console }) => console,
}

/** Returns what breaks a rule on a page by itself, accessibility first. */
export function checkPage(facts: PageFacts, site: KnownSite): Breach[] {
  const written = site.pages[facts.path]?.[facts.variant]
  return Object.entries(pageRules).flatMap(([rule, check]) =>
    [...new Set(check(facts, site, written))].map(message => ({ rule, message })),
  )
}

/** What the two variants of a page are told apart by. */
type PairedFacts = Pick<PageFacts, 'variant' | 'path' | 'title' | 'description'>

/**
 * Returns what breaks a rule between the two variants of a page: text pages that both have may share
 * title and description, others may not. The rules of a single page hold what must be the same.
 */
export function checkPair(one: PairedFacts, two: PairedFacts, { policies }: KnownSite): Breach[] {
  if (one.variant === two.variant || policies.some(path => one.path.endsWith(path))) return []
  return (['title', 'description'] as const)
    .filter(name => one[name] === two[name])
    .map(name => ({ rule: `${name} of both`, message: `both variants say “${one[name]}”` }))
}

const languageAt = (path: string) => languageOf(marketPath(path).segment)

const differs = (found: string, wanted: string | undefined, what: string): string[] =>
  wanted === undefined || found === wanted ? [] : [`${what} “${found}”, not “${wanted}”`]

/** Tells whether a line holds a folded phrase as whole words. */
const holds = (line: string, phrase: string): boolean => {
  const text = foldText(line)
  const at = text.indexOf(phrase)
  const isLetter = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '')
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])
}
