import type { CardContext } from './card-context.ts'

/** What the loader has to know of one variant of a page. All are addresses on our own origin. */
export type VariantPage = {
  /** The module that exports `hydrate`. */
  script: string
  /** Modules which that one imports. */
  chunks: string[]
  /** The variant's words and addresses in the page's language. */
  content: string
  /** The body of a text page, null for every other. */
  body: string | null
}

/** The JSON block of an entry page: written by the build, read by the loader. */
export type EntryPage = {
  /** Whether the two pages stand in the document; not on the page for unknown paths. */
  prerendered: boolean
  affiliate: VariantPage & {
    /** The order of the page's list: as given, shuffled, or no list at all. */
    order: 'given' | 'shuffled' | null
    cards: CardContext
  }
  social: VariantPage
}
