import type { WrittenText } from '../content/words.ts'
import type { RankedBrand } from '../site-info/rank-brands.ts'
import type { ListOrder } from './route.ts'

/** The brands in the two orders of the lists (spec §4, Ordering). */
export type Rankings = Record<ListOrder, RankedBrand[]>

/**
 * Returns one of the site's JSON files, whose shape the build decides. Copes with a host that has
 * lost it.
 */
export type ReadJsonFile = <File>(address: string) => Promise<File>

/** The values that the loader painted with, so that React's first render is the same. */
export type Arrival<Content> = {
  /** Whether `#root` contains the variant's page. False on the page for unknown paths. */
  prerendered: boolean
  content: Content
  /** The page's text, null if no editor added the page. */
  text: WrittenText | null
  readJsonFile: ReadJsonFile
  rankings: Rankings
  now: Date
}

/** The client module of a variant. Its promise ends when the page is on screen. */
export type VariantClient<Content> = {
  hydrate(arrival: Arrival<Content>): Promise<void>
}
