import { expect, test } from 'vitest'
import type { KnownSite, PageFacts } from '../../../scripts/compare/browser/page-facts.ts'
import { checkPage, checkPair } from '../../../scripts/compare/browser/rules.ts'
import { knownSite } from '../../../scripts/compare/known-site.ts'

const { site } = knownSite(process.cwd(), ['http://127.0.0.1:1/temple'])

/** Returns the facts of a page that is in order, but for what a test says. */
function facts(own: Partial<PageFacts>): PageFacts {
  const { variant = 'affiliate', path = '/', language = 'en' } = own
  return {
    variant,
    path,
    language,
    ...(site.pages[path]?.[variant] ?? { title: '', description: '', canonical: '' }),
    headings: ['h1 Hello', 'h2 There'],
    links: [],
    frames: [],
    text: ['Hello'],
    brokenImages: [],
    footer: { text: 'For adults\n18+', links: ['/privacy-policy', '/cookie-policy'] },
    console: [],
    accessibility: [],
    ...own,
  }
}

const breaches = (own: Partial<PageFacts>, known: KnownSite = site) =>
  checkPage(facts(own), known).map(({ rule, message }) => `${rule}: ${message}`)

test('words that the other variant’s labels hold are foreign in any sentence, in both languages', () => {
  const text = ['Hello', 'Here the WELCOME bonus is yours.', 'Welcome, bonus!', 'Rewelcome bonuses']
  expect(breaches({ variant: 'social', text })).toEqual([
    'foreign words: “welcome bonus” is the affiliate’s, and stands in “Here the WELCOME bonus is yours.”',
  ])
  expect(breaches({ text })).toEqual([])
  expect(breaches({ text: ['See all games'] })).toHaveLength(1)
})

test('a label that a text of the other variant holds as well is foreign there all the same', () => {
  const { affiliate, social } = site.variants
  expect(affiliate.phrases).toContain('payment methods')
  expect(social.phrases).toContain('our games')
  // Both have a button that says so.
  expect([...affiliate.phrases, ...social.phrases]).not.toContain('play now')
})

test('a missing Finnish label is told with the English text in its place', () => {
  const untranslated = [{ label: 'rateIt', text: 'rate it' }]
  const affiliate = { ...site.variants.affiliate, untranslated }
  const known = { ...site, variants: { ...site.variants, affiliate } }
  const page = { path: '/fi', language: 'fi', text: ['Rate it'] }
  expect(breaches(page, known)).toEqual([
    'missing translation: “rate it” is English, because the label rateIt has no Finnish',
  ])
  expect(breaches({ text: ['Rate it'] }, known)).toEqual([])
})

test('two variants of a page have two titles, unless it is a policy', () => {
  const title = 'The same'
  const pair = (path: string, variant: 'affiliate' | 'social') =>
    checkPair(facts({ path, title }), facts({ path, title, variant }), site)
  expect(pair('/', 'social')).toEqual([
    { rule: 'title of both', message: 'both variants say “The same”' },
  ])
  expect(pair('/cookie-policy', 'social')).toEqual([])
  expect(pair('/', 'affiliate')).toEqual([])
})
