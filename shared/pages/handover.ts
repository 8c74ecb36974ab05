import type { Page } from '../content/page.ts'
import type { Rankings } from '../site-info/rank-brands.ts'

/**
 * Reads one of the site’s JSON files, whose shape the build decides. Rejects if the host fails to
 * send it twice in a row.
 */
export type ReadJsonFile = <File>(address: string) => Promise<File>

/** The values that the loader painted with, so that React's first render is the same. */
export type Handover<Content> = {
  /** Whether `#casino-guide-root` contains the variant's page. False on the page for unknown paths. */
  prerendered: boolean
  content: Content
  /** The page, if it is a text page. */
  textPage: Page | null
  readJsonFile: ReadJsonFile
  rankings: Rankings
  now: Date
}

/** The client module of a variant. Its promise ends when the page is on screen. */
export type VariantClient<Content> = {
  hydrate(handover: Handover<Content>): Promise<void>
}
