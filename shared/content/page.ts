import type { ContentNode } from './content-node.ts'

/**
 * The texts in a page's front matter, by the names of their fields. `link` is the text of links to
 * it in menus and in the footer.
 */
export const pageTexts = ['title', 'description', 'heading', 'intro', 'link'] as const

/** A page of the content: its name, the fields of its front matter, and its body. */
export type Page = Record<(typeof pageTexts)[number], string> & {
  /** The name of its content file, without `.md`. */
  name: string
  /** The page's position among the footer's links, or null if it is not there. */
  footer: number | null
  body: ContentNode[]
}
