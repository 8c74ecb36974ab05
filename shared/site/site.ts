import type { SiteContent } from '../content/site-content.ts'
import type { PageWords } from '../content/words.ts'

/** What the pages of both variants show: their content, and where and when they are read. */
export type Site<Label extends string> = {
  content: SiteContent<Label>
  /** The market segment that the visitor came in by, '' where there is none. */
  segment: string
  now: Date
}

/** The words of a page. Throws, and so stops the build, when its content file is missing. */
export function wordsOf(content: SiteContent<string>, page: string): PageWords {
  const words = content.pages[page]
  if (!words) throw new Error(`There is no ${page}.md in content/${content.language}.`)
  return words
}

/** The address of one of our images. Throws, and so stops the build, when there is no such file. */
export function imageOf(content: SiteContent<string>, name: string): string {
  const address = content.images[name]
  if (!address) throw new Error(`There is no picture ${name}.svg in an images folder.`)
  return address
}
