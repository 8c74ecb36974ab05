import type { CardContent } from './card-content.ts'
import type { HeadValues } from './head-values.ts'
import type { ListOrder } from './route.ts'

/** What the loader needs to know about one variant of a page: addresses on the site's origin. */
export type VariantPage = {
  /** Modules, each after those that it imports. The last one exports `hydrate`. */
  scripts: string[]
  /** The variant's words and addresses in the page's language. */
  content: string
  /** The page's text, null if no editor added the page. */
  text: string | null
}

/** The JSON block of an entry page, which the build writes and the loader reads. */
export type EntryPage = {
  /** Whether the document contains the two pages. False on the page for unknown paths. */
  prerendered: boolean
  affiliate: VariantPage & {
    /** The order of the page's list; null without a list. */
    order: ListOrder | null
    cardContent: CardContent
    /** The head's values that differ from the social page's. */
    head: HeadValues
  }
  social: VariantPage
}
