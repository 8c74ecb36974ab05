import type { Language } from '../../../shared/content/languages.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'

/**
 * What a page says as a browser shows it, without what is hidden. Addresses on the site's own origin
 * are without that origin.
 */
export type PageFacts = {
  /** The variant whose scripts the page has loaded. */
  variant: Variant
  path: string
  language: string
  title: string
  description: string
  canonical: string
  /** The outline: `h1 Best Online Casinos`. */
  headings: string[]
  links: { text: string; href: string; rel: string }[]
  frames: string[]
  /** A line for each block of text, and for each text that only a screen reader reads. */
  text: string[]
  brokenImages: string[]
  footer: { text: string; links: string[] }
  /** Errors, warnings and refused loads. */
  console: string[]
  accessibility: { rule: string; impact: string; help: string; places: string[] }[]
}

/** What a variant’s content says of the page at an address. */
export type WrittenPage = {
  /** The file with the page’s words: that of the home page where the variant has no page there. */
  page: string
  title: string
  description: string
  canonical: string
}

/** What gives a variant away on a page of the other one, and what it lacks. */
export type KnownVariant = {
  phrases: string[]
  /** Beginnings of addresses that this variant alone links to or frames. */
  addresses: string[]
  /** Labels without a Finnish text, which is shown in English. */
  untranslated: { label: string; text: string }[]
  /** The words of each page in all languages, folded. */
  words: Record<string, string>
}

/** What the rules and the compare page know of the site, out of its content and its routes. */
export type KnownSite = {
  /** By address. */
  pages: Record<string, Record<Variant, WrittenPage> & { language: Language }>
  variants: Record<Variant, KnownVariant>
  /** The footer’s 18+, by language. */
  adultMark: Record<Language, string>
  /** Paths of the text pages that both variants have, without a market segment. */
  policies: string[]
  /** What the stand-in info service can answer: descriptions by name. */
  scenarios: Record<string, string>
}

/** Returns a text as it is compared: a stylesheet may show capitals, a template may break lines. */
export const foldText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
