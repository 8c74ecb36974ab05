import type { ContentNode } from './content-node.ts'

/** A page of the content: the fields of its front matter, and its body, a list of blocks. */
export type Page = {
  title: string
  description: string
  heading: string
  intro: string
  /** The page's name in menus and in the footer. */
  link: string
  /** The page's position among the footer's links, or null if it is not there. */
  footer: number | null
  body: ContentNode[]
}

/** A page that an editor added, with its name. It is a file of its own in a built site. */
export type NamedPage = { page: string; words: Page }
