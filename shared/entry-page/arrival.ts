import type { RankedBrand } from '../site-info/rank-brands.ts'

/** The brands in the two orders that lists show them in (spec §4, Ordering). */
export type Rankings = { given: RankedBrand[]; shuffled: RankedBrand[] }

/**
 * What the loader hands over to the chosen variant: what is on screen, and the values it was
 * painted with, so that React's first render is the same.
 */
export type Arrival<Content> = {
  /** Whether the variant's page stands in `#root`. On the page for unknown paths it does not. */
  prerendered: boolean
  content: Content
  /** The body of the text page on screen, null on every other. */
  body: unknown
  rankings: Rankings
  now: Date
}

/** The client module of a variant. Its promise ends when the page is on screen. */
export type VariantClient<Content> = {
  hydrate(arrival: Arrival<Content>): Promise<void>
}
