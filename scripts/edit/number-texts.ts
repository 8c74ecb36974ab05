import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/languages.ts'
import type { PageWords } from '../../shared/content/words.ts'
import { type Content, perSite } from '../content/read-content.ts'
import type { TextSource } from './page/news.ts'

/** The first of 240 letters that no font shows. */
const INVISIBLE = 0xe0100

/** The numbers of texts by file and name. A text keeps its own while the preview runs. */
const numbers = new Map<string, number>()

/**
 * Returns the words with an invisible number behind each text, by which an open page finds its
 * source, and the sources by number, null for those that stand nowhere now. Drafts are marked
 * wherever a link names them: "About us (Draft)".
 */
export function numberTexts({ words, files }: Content, texts: readonly TextSource[]) {
  const sources = new Map(texts.map(text => [`${text.file} ${text.name}`, text]))
  /** Returns the number of the first place where there is a text, in letters. */
  function behind(...places: string[]): string {
    const place = places.find(each => sources.has(each)) ?? `${places[0]}`
    const number = numbers.get(place) ?? numbers.size
    numbers.set(place, number)
    return String.fromCodePoint(INVISIBLE + Math.floor(number / 240), INVISIBLE + (number % 240))
  }
  const numbered = perSite((variant, language) => {
    const { labels, pages, ...rest } = words[variant][language]
    // A label that another language lacks is the English one.
    const labelFiles = [language, 'en'].flatMap(each => [
      `variants/${variant}/content/${each}/labels.yaml`,
      `shared/content/${each}/labels.yaml`,
    ])
    const numberLabel = (text: string, name: string) =>
      text + behind(...labelFiles.map(file => `${file} ${name}`))
    const numberPage = (page: PageWords, name: string): PageWords => {
      const { file, draft } = files[variant][language][name] ?? {}
      const number = (text: string, ...names: string[]) =>
        text && text + behind(...names.map(each => `${file} ${each}`))
      return {
        ...page,
        title: number(page.title, 'title'),
        description: number(page.description, 'description'),
        heading: number(page.heading, 'heading'),
        intro: number(page.intro, 'intro'),
        // A page without a name for menus has its heading there.
        link: number(draft ? `${page.link} (${labels.draft})` : page.link, 'link', 'heading'),
        body: page.body.map((node, index) => numberNode(node, behind(`${file} ${index}`))),
      }
    }
    return {
      ...rest,
      labels: mapValues(labels, numberLabel),
      pages: mapValues(pages, numberPage),
    }
  })
  return { words: numbered, texts: [...numbers.keys()].map(place => sources.get(place) ?? null) }
}

/** Puts a block's number behind each text in it. */
const numberNode = (node: ContentNode, number: string): ContentNode =>
  typeof node === 'string'
    ? node + number
    : {
        ...node,
        ...(node.props?.alt && { props: { ...node.props, alt: node.props.alt + number } }),
        ...(node.children && { children: node.children.map(child => numberNode(child, number)) }),
      }
