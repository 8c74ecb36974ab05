import type { Words } from './words.ts'

/**
 * All that a variant shows in one language besides the info service's answer: written by the build
 * as one JSON file per variant and language, read before hydration. Words and addresses are in it
 * and not in the scripts, so that editing a text changes no script.
 */
export type SiteContent<Label extends string> = Words<Label> & {
  /** Addresses of our own images by file name without ending. */
  images: Record<string, string>
  /** The pages that editors write: every content file that is no page or part of the variant's own. */
  textPages: string[]
  /** Those of them with a place in the footer, in its order. */
  footer: string[]
  /** Addresses of the text pages' bodies, which are fetched when they are opened. */
  bodies: Record<string, string>
  /** Paths that only the other variant has: they show this variant's home page. */
  homePaths: string[]
  settings: SiteSettings
}

/** Those of the build's settings that pages show or use. */
export type SiteSettings = {
  /** Origin of the site for canonical addresses, '' when it is not known. */
  siteUrl: string
  /** Addresses of the demo games by page. */
  games: Record<string, string>
  /** Where the contact form delivers, '' for nowhere. */
  contactUrl: string
}
