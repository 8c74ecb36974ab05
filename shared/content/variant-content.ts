import type { PageWords, Words } from './words.ts'

/**
 * All that a variant shows in one language, except the info service's answer. The build writes it
 * as one JSON file per variant and language. Words and addresses are not in the scripts, so that
 * editing a text changes no script.
 */
export type VariantContent<Label extends string> = Words<Label> & {
  /** Addresses of our own images by file name without extension. */
  images: Record<string, string>
  /** The pages that editors write: all content files that the variant's components do not use. */
  textPages: string[]
  /** Those that the footer links to, in its order. */
  footer: string[]
  /** Addresses of the text pages' bodies, fetched when a page is opened. */
  bodies: Record<string, string>
  /** Paths that only the other variant has. They show this variant's home page. */
  homePaths: string[]
  settings: PageSettings
}

/** The build's settings that pages use. */
export type PageSettings = {
  /** Origin of the site for canonical addresses, or ''. */
  siteUrl: string
  /** Addresses of the demo games by page. */
  games: Record<string, string>
  /** Where the contact form delivers, or '' for nowhere. */
  contactUrl: string
}

/** Returns the words of a page. Throws, and so stops the build, when its content file is missing. */
export function wordsOf(content: VariantContent<string>, page: string): PageWords {
  const words = content.pages[page]
  if (!words) {
    throw new Error(`There is no ${page}.md in content/${content.language}.`)
  }
  return words
}

/** Returns the address of one of our images. Throws, and so stops the build, when there is no such file. */
export function imageOf(content: VariantContent<string>, name: string): string {
  const address = content.images[name]
  if (!address) {
    throw new Error(`There is no picture ${name}.svg in an images folder.`)
  }
  return address
}
