import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/languages.ts'
import type { PageWords } from '../../shared/content/words.ts'
import { contentFolder } from '../content/content-files.ts'
import { type Content, perSite } from '../content/read-content.ts'
import type { TextSource } from './page/news.ts'

/** The first of 240 letters that no font shows. */
const INVISIBLE = 0xe0100

/** Where a text may stand, a file and a name in it, most likely first; its number is its index. */
const places: string[][] = []
const numbers = new Map<string, number>()

/**
 * Returns the words with an invisible number behind each text, by which an open page finds its
 * source. A text keeps its number while the preview runs, so that a page is new only when its words
 * are. Drafts are marked wherever a link names them: "About us (Draft)".
 */
export const numberTexts = ({ words, files }: Content): Content['words'] =>
  perSite((variant, language) => {
    const { labels, pages, ...rest } = words[variant][language]
    // A label that another language lacks is the English one.
    const labelFiles = [language, 'en' as const].flatMap(each =>
      [`variants/${variant}` as const, 'shared' as const].map(
        owner => `${contentFolder(owner, each)}/labels.yaml`,
      ),
    )
    const numberPage = (page: PageWords, name: string): PageWords => {
      const { file = '', draft = false } = files[variant][language][name] ?? {}
      const number = (text: string, ...names: string[]) => text && text + behind([file], names)
      return {
        ...page,
        title: number(page.title, 'title'),
        description: number(page.description, 'description'),
        heading: number(page.heading, 'heading'),
        intro: number(page.intro, 'intro'),
        // A page without a name for menus has its heading there.
        link: number(draft ? `${page.link} (${labels.draft})` : page.link, 'link', 'heading'),
        body: page.body.map((node, index) => numberNode(node, behind([file], [`${index}`]))),
      }
    }
    return {
      ...rest,
      labels: mapValues(labels, (text, name) => text + behind(labelFiles, [name])),
      pages: mapValues(pages, numberPage),
    }
  })

/** Returns the sources of all texts by number, null for those that stand nowhere now. */
export function numberedTexts(texts: readonly TextSource[]): (TextSource | null)[] {
  const known = new Map(texts.map(text => [`${text.file} ${text.name}`, text]))
  return places.map(own => known.get(own.find(place => known.has(place)) ?? '') ?? null)
}

/** Returns the number of a text that stands in the first of the files under the first of the names. */
function behind(files: readonly string[], names: readonly string[]): string {
  const own = files.flatMap(file => names.map(name => `${file} ${name}`))
  const number = numbers.get(own.join()) ?? places.push(own) - 1
  numbers.set(own.join(), number)
  return String.fromCodePoint(INVISIBLE + Math.floor(number / 240), INVISIBLE + (number % 240))
}

/** Puts a block's number behind each text that stands in an element of its own, and in `alt`. */
function numberNode(node: ContentNode, number: string): ContentNode {
  if (typeof node === 'string') return node
  const { children = [], props } = node
  const last = children.at(-1)
  const inner = children.map(child => numberNode(child, number))
  if (typeof last === 'string') inner[inner.length - 1] = last + number
  else if (children.some(child => typeof child === 'string')) inner.push(number)
  return {
    ...node,
    ...(props?.alt && { props: { ...props, alt: props.alt + number } }),
    ...(inner.length > 0 && { children: inner }),
  }
}
