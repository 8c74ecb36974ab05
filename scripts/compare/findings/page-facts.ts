import type { Variant } from '../../../shared/site-info/site-info.ts'

export type LinkFact = { text: string; href: string; rel: string; target: string }

export type ImageFact = {
  src: string
  /** null where the attribute is missing. */
  alt: string | null
  broken: boolean
}

export type RequestFact = {
  address: string
  /** 0 where the browser does not tell. */
  status: number
  /** As they came over the wire, compressed. */
  bytes: number
}

export type AccessibilityFact = { rule: string; impact: string; places: string[] }

/**
 * What can be said of a page as a browser shows it, in words. Addresses are as `shortAddress` gives
 * them, so that two builds and two runs can be compared.
 */
export type PageFacts = {
  /** The variant whose scripts the page has loaded. */
  variant: Variant
  title: string
  description: string
  canonical: string
  language: string
  /** The outline: `h1 Best Online Casinos`. */
  headings: string[]
  links: LinkFact[]
  /** A line for each block of text on screen. */
  text: string[]
  images: ImageFact[]
  footer: { text: string; links: string[] }
  /** Errors, warnings and refused loads. */
  console: string[]
  requests: RequestFact[]
  accessibility: AccessibilityFact[]
}
