import type { CardContent } from './card-content.ts'
import type { ListOrder } from './route.ts'

/** The addresses, on the origin of the site, of the files that hydrate one variant of a page. */
export type VariantFiles = {
  /** Modules, each after those that it imports. The last one exports `hydrate`. */
  scripts: string[]
  /** The variant's content in the page's language. */
  content: string
  /** The page, if it is a text page. */
  textPage?: string
}

/** The JSON element of an entry page, which the build writes and the loader reads. */
export type EntryPageData = {
  /** Whether the document contains the two pages. False on the page for unknown paths. */
  prerendered: boolean
  affiliate: VariantFiles & {
    /** The order of the page's list; null without a list. */
    order: ListOrder | null
    cardContent: CardContent
    /** The page's title. The head is the social page's until React hydrates the page. */
    title: string
  }
  social: VariantFiles
}
