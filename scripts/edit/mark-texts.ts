import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/records.ts'
import type { PageWords } from '../../shared/content/words.ts'
import type { Content } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { byVariantAndLanguage } from '../content/written-pages.ts'
import { markOf } from './page/news.ts'

/**
 * Returns the words with a mark behind each text, by which an open page finds its source: the file
 * and the text's name there, in letters that no font shows. Drafts are marked wherever a link names
 * them: "About us (Draft)".
 */
export function markTexts({ words, pages: written }: Content, texts: readonly TextSource[]) {
  const known = new Set(texts.map(markOf))
  /** Returns, unseen, the mark of the first of some places where there is a text. */
  const behind = (...places: string[]) =>
    unseen(places.find(place => known.has(place)) ?? places.join())
  return byVariantAndLanguage((variant, language) => {
    const { labels, pages, ...rest } = words[variant][language]
    // A label that another language lacks is the English one.
    const labelFiles = [language, 'en'].flatMap(each => [
      `variants/${variant}/content/${each}/labels.yaml`,
      `shared/content/${each}/labels.yaml`,
    ])
    const markLabel = (text: string, name: string) =>
      text + behind(...labelFiles.map(file => `${file}#${name}`))
    const markPage = (page: PageWords, name: string): PageWords => {
      const { file, draft } = written[variant][language][name] ?? {}
      const mark = (text: string, ...names: string[]) =>
        text && text + behind(...names.map(each => `${file}#${each}`))
      return {
        ...page,
        title: mark(page.title, 'title'),
        description: mark(page.description, 'description'),
        heading: mark(page.heading, 'heading'),
        intro: mark(page.intro, 'intro'),
        // A page without a name for menus has its heading there.
        link: mark(draft ? `${page.link} (${labels.draft})` : page.link, 'link', 'heading'),
        body: page.body.map((node, index) => markNode(node, unseen(`${file}#${index}`))),
      }
    }
    return { ...rest, labels: mapValues(labels, markLabel), pages: mapValues(pages, markPage) }
  })
}

/** Returns a text in Unicode's tags, which stand for the letters of ASCII and are not shown. */
const unseen = (text: string): string =>
  `${text}\x7f`.replace(/./g, letter => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))

/** Puts a block's mark behind each text in it. */
const markNode = (node: ContentNode, mark: string): ContentNode =>
  typeof node === 'string'
    ? node + mark
    : {
        ...node,
        ...(node.props?.alt && { props: { ...node.props, alt: node.props.alt + mark } }),
        ...(node.children && { children: node.children.map(child => markNode(child, mark)) }),
      }
