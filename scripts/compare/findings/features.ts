import type { Variant } from '../../../shared/site-info/site-info.ts'
import { foldText, type KnownWords } from './known-words.ts'
import type { PageFacts } from './page-facts.ts'

type Read = (facts: PageFacts, words: KnownWords) => string[]

const foreignTexts =
  (variant: Variant): Read =>
  ({ text, title, description }, { marks }) => {
    const known = new Set(marks[variant].texts)
    return [title, description, ...text].filter(line => known.has(foldText(line)))
  }

const foreignAddresses =
  (variant: Variant): Read =>
  ({ links, requests }, { marks }) =>
    [...links.map(({ href }) => href), ...requests.map(({ address }) => address)].filter(address =>
      marks[variant].addresses.some(known => address.startsWith(known)),
    )

/** What the route map speaks of, and how it is read off a page: no line where there is none. */
export const features = {
  'footer 18+': ({ footer, language }, { adultMark }) => {
    const mark = adultMark[language] ?? ''
    return mark && footer.text.includes(mark) ? [mark] : []
  },
  'policy links': ({ footer }, { policies }) =>
    footer.links.filter(link => policies.some(path => link === path || link.endsWith(path))).sort(),
  language: ({ language }) => [language],
  title: ({ title }) => [title],
  description: ({ description }) => [description],
  canonical: ({ canonical }) => [canonical],
  headings: ({ headings }) => headings,
  text: ({ text }) => text,
  'affiliate text': foreignTexts('affiliate'),
  'brand links': foreignAddresses('affiliate'),
  'social text': foreignTexts('social'),
  'game links': foreignAddresses('social'),
  'broken images': ({ images }) => images.filter(({ broken }) => broken).map(({ src }) => src),
  'console messages': facts => facts.console,
} satisfies Record<string, Read>

export type Feature = keyof typeof features
