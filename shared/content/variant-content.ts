import type { PageWords, Words } from './words.ts'

/**
 * All that a variant shows in one language besides the info service's answer: written by the build
 * as one JSON file per variant and language, read before hydration. Words and addresses are in it
 * and not in the scripts, so that editing a text changes no script.
 */
export type VariantContent<Label extends string> = Words<Label> & {
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
  settings: PageSettings
}

/** Those of the build's settings that pages show or use. */
export type PageSettings = {
  /** Origin of the site for canonical addresses, '' when it is not known. */
  siteUrl: string
  /** Addresses of the demo games by page. */
  games: Record<string, string>
  /** Where the contact form delivers, '' for nowhere. */
  contactUrl: string
}

/** Returns the words of a page. Throws, and so stops the build, when its content file is missing. */
export function wordsOf(content: VariantContent<string>, page: string): PageWords {
  const words = content.pages[page]
  if (!words) throw new Error(`There is no ${page}.md in content/${content.language}.`)
  return words
}

/** Returns the address of one of our images. Throws, and so stops the build, when there is no such file. */
export function imageOf(content: VariantContent<string>, name: string): string {
  const address = content.images[name]
  if (!address) throw new Error(`There is no picture ${name}.svg in an images folder.`)
  return address
}
