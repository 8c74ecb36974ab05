import { foldText, type KnownSite, type PageFacts, type WrittenPage } from './page-facts.ts'

/**
 * Something on a page that must not be so: which rule it breaks, and what was found. Words of the page
 * stand between “ and ”: breaches that differ in these alone are one cause in a report.
 */
export type Breach = { rule: string; message: string }

type Rule = (facts: PageFacts, site: KnownSite, written: WrittenPage | undefined) => string[]

const other = { affiliate: 'social', social: 'affiliate' } as const

/** What holds on every page by itself, whatever was approved. */
const pageRules: Record<string, Rule> = {
  accessibility: ({ accessibility }) =>
    accessibility.flatMap(({ rule, impact, help, places }) =>
      // What is wrong on each card of a list is wrong once.
      places.map(
        place => `${help} (${rule}, ${impact}): “${place.replace(/:nth-child\(\d+\)/g, '')}”`,
      ),
    ),
  language: ({ language, path }, { pages }) =>
    differs(language, pages[path]?.language, 'the language is'),
  title: ({ title }, _, written) => differs(title, written?.title, 'the title is'),
  description: ({ description }, _, written) =>
    differs(description, written?.description, 'the description is'),
  canonical: ({ canonical }, _, written) =>
    canonical ? differs(canonical, written?.canonical, 'the canonical address is') : [],
  '18+': ({ footer, path }, { adultMark, pages }) => {
    const mark = adultMark[pages[path]?.language ?? 'en']
    return footer.text.includes(mark) ? [] : [`the footer shows no visible ${mark}`]
  },
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
    // What the pages of one name say in both variants is at home there.
    const isShared = (phrase: string) =>
      Object.values(variants).every(({ words }) => words[written?.page ?? '']?.includes(phrase))
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
  'missing translation': ({ variant, text, path }, { variants, pages }) =>
    variants[variant].untranslated
      .filter(
        label =>
          pages[path]?.language === 'fi' && text.some(line => holds(line, foldText(label.text))),
      )
      .map(({ label, text }) => `“${text}” is English, because the label ${label} has no Finnish`),
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

const differs = (found: string, wanted: string | undefined, what: string): string[] =>
  wanted === undefined || found === wanted ? [] : [`${what} “${found}”, not “${wanted}”`]

/** Tells whether a line holds a folded phrase as whole words. */
const holds = (line: string, phrase: string): boolean => {
  const text = foldText(line)
  const at = text.indexOf(phrase)
  const isLetter = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '')
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])
}
