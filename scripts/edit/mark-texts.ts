import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/records.ts'
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
  /** Puts behind a text, unseen, the first of some places that has a text. */
  const mark = (text: string, ...places: string[]) =>
    text && text + unseen(places.find(place => known.has(place)) ?? places.join())
  return byVariantAndLanguage((variant, language) => {
    const { labels, pages } = words[variant][language]
    // A label that another language lacks is the English one.
    const owners = [`variants/${variant}`, 'shared']
    const labelFiles = [language, 'en'].flatMap(each =>
      owners.map(owner => `${owner}/content/${each}/labels.yaml`),
    )
    return {
      language,
      labels: mapValues(labels, (text, key) =>
        mark(text, ...labelFiles.map(file => `${file}#${key}`)),
      ),
      pages: mapValues(pages, (page, name) => {
        const { file, draft } = written[variant][language][name] ?? {}
        const marked = (name: 'title' | 'description' | 'heading' | 'intro') =>
          mark(page[name], `${file}#${name}`)
        // A page without a name for menus has its heading there.
        const link = draft ? `${page.link} (${labels.draft})` : page.link
        return {
          ...page,
          title: marked('title'),
          description: marked('description'),
          heading: marked('heading'),
          intro: marked('intro'),
          link: mark(link, `${file}#link`, `${file}#heading`),
          body: page.body.map((node, at) => markNode(node, unseen(`${file}#${at}`))),
        }
      }),
    }
  })
}

/** Returns a text in Unicode's tags, which encode ASCII letters and are invisible. */
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
