import type { ContentNode } from './content-node.ts'

/** What one Markdown file says: its front matter, and its body as a tree. */
export type PageWords = {
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

/** A page that an editor added, which is a file of its own in a built site. */
export type WrittenText = { page: string; words: PageWords }
