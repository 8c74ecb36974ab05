import type { Language } from './languages.ts'
import type { Page } from './page.ts'

/**
 * What a variant shows in one language on every page, except the info service's answer. The build
 * writes it as one JSON file per variant and language, whose size does not depend on how many text
 * pages there are. Words and addresses are not in the scripts, so that editing a text changes no
 * script.
 */
export type VariantContent<Label extends string> = {
  language: Language
  labels: Record<Label, string>
  /** The pages that the variant's components show, by name. */
  pages: Record<string, Page>
  /** Addresses of our own images by file name without extension. */
  images: Record<string, string>
  /** The logo’s width for a height of 32 px, so that no logo moves the page when it loads. */
  logoWidth: number
  /** The footer's links to text pages, in its order. */
  footer: FooterLink[]
  /** The address of the `TextPageIndex`. */
  textPageIndex: string
  /** The address of the web manifest. */
  manifest: string
  settings: PageSettings
}

export type FooterLink = {
  name: string
  text: string
  /** The address of the text page's JSON file. */
  address: string
}

/**
 * The text pages. Fetched only at a path that neither the variant's components nor the footer know.
 */
export type TextPageIndex = {
  /** Addresses of the text pages' JSON files, by name. */
  addresses: Record<string, string>
  /** Paths that only the other variant has. They show this variant's home page. */
  homePaths: string[]
}

/** The build's settings that pages use. */
type PageSettings = {
  /** Origin of the site for canonical addresses, or ''. */
  SITE_URL: string
  /** Addresses of the demo games, by the name of their pages. */
  games: Record<string, string>
  /** Where the contact form delivers, or '' for nowhere. */
  CONTACT_URL: string
}

/** Throws, and so stops the build, when the page’s content file is missing. */
export function pageOf(
  content: Pick<VariantContent<string>, 'language' | 'pages'>,
  name: string,
): Page {
  const page = content.pages[name]
  if (!page) {
    throw new Error(`There is no ${name}.md in content/${content.language}.`)
  }
  return page
}

/** Throws, and so stops the build, when there is no such picture. */
export function imageOf(content: Pick<VariantContent<string>, 'images'>, name: string): string {
  const address = content.images[name]
  if (!address) {
    throw new Error(`There is no picture ${name}.svg in an images folder.`)
  }
  return address
}
