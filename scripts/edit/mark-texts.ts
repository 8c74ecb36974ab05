import { vercelStegaEncode } from '@vercel/stega'
import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues } from '../../shared/content/records.ts'
import { byVariantAndLanguage } from '../content/read/read-content-files.ts'
import type { Content } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { remember } from '../system/remember.ts'
import { markOf, textOfMark } from './contract.ts'

/**
 * Appends an invisible mark with its source to each text, and “(Draft)” to the links of drafts.
 * `textsOf` returns the sources of a file.
 */
export function markTexts(
  { words }: Content,
  textsOf: (file: string) => readonly TextSource[],
): Content['words'] {
  const hasSource = (mark: string) =>
    textsOf(textOfMark(mark).file).some(text => markOf(text) === mark)
  return byVariantAndLanguage((variant, language) => {
    const { labels, pages } = words[variant][language]
    // A label that a language lacks is the English one.
    const labelFiles = [`variants/${variant}`, 'shared'].flatMap(owner =>
      [language, 'en'].map(each => `${owner}/content/${each}/labels.yaml`),
    )
    return {
      labels: mapValues(labels, (text, key) => {
        const source = labelFiles.map(file => `${file}#${key}`).find(hasSource)
        return source ? marked(text, source) : text
      }),
      pages: mapValues(pages, file => ({
        ...file,
        page: markPage(file.page, textsOf(file.file), file.draft ? `${labels.draft}` : ''),
      })),
    }
  })
}

const marked = (text: string, mark: string): string => text && text + vercelStegaEncode(mark)

/** Marks the texts of a page. `draftMark` follows the links to a draft. */
const markPage = remember((page: Page, texts: readonly TextSource[], draftMark: string): Page => {
  const marks = new Map(texts.map(text => [text.name, markOf(text)]))
  /** Appends the mark of the first field that has a source. */
  const mark = (text: string, ...names: string[]) => {
    const own = names.flatMap(name => marks.get(name) ?? [])
    return own[0] ? marked(text, own[0]) : text
  }
  return {
    ...page,
    title: mark(page.title, 'title'),
    description: mark(page.description, 'description'),
    heading: mark(page.heading, 'heading'),
    intro: mark(page.intro, 'intro'),
    // The heading is the default.
    link: mark(draftMark ? `${page.link} (${draftMark})` : page.link, 'link', 'heading'),
    body: page.body.map((node, at) => markBlock(node, marks.get(`${at}`) ?? '')),
  }
})

/** Gives a block its mark; the accordion takes only what is in its headings. */
function markBlock(node: ContentNode, mark: string): ContentNode {
  if (typeof node === 'string') {
    return node
  }
  const props = { 'data-preview-text': mark }
  return node.tag === 'h2'
    ? { ...node, children: [{ ...node, tag: 'span', props }] }
    : { ...node, props: { ...node.props, ...props } }
}
