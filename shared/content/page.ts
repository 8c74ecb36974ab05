import type { ContentNode } from './content-node.ts'

/** A page of the content: its name, the fields of its front matter, and its body. */
export type Page = {
  /** The name of its content file, without `.md`. */
  name: string
  title: string
  description: string
  heading: string
  intro: string
  /** The text of links to it in menus and in the footer. */
  link: string
  /** The page's position among the footer's links, or null if it is not there. */
  footer: number | null
  body: ContentNode[]
}
