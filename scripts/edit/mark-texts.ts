import { vercelStegaEncode } from '@vercel/stega'
import type { ContentNode } from '../../shared/content/content-node.ts'
import { mapValues } from '../../shared/content/records.ts'
import { byVariantAndLanguage } from '../content/read/written-pages.ts'
import type { Content } from '../content/read-content.ts'
import type { TextSource } from '../content/text-source.ts'
import { markOf } from './page/news.ts'

/** Appends an invisible mark with its source to each text, and “(Draft)” to the links of drafts. */
export function markTexts({ words, pages: written }: Content, texts: readonly TextSource[]) {
  const known = new Set(texts.map(markOf))
  /** Appends the first mark that has a source. */
  const mark = (text: string, ...marks: string[]) => {
    const own = marks.find(each => known.has(each))
    return text && own ? text + vercelStegaEncode(own) : text
  }
  return byVariantAndLanguage((variant, language) => {
    const { labels, pages } = words[variant][language]
    // A label that a language lacks is the English one.
    const labelFiles = [`variants/${variant}`, 'shared'].flatMap(owner =>
      [language, 'en'].map(each => `${owner}/content/${each}/labels.yaml`),
    )
    return {
      language,
      labels: mapValues(labels, (text, key) =>
        mark(text, ...labelFiles.map(file => `${file}#${key}`)),
      ),
      pages: mapValues(pages, (page, name) => {
        const { file, draft } = written[variant][language][name] ?? {}
        const { title, description, heading, intro } = page
        const link = draft ? `${page.link} (${labels.draft})` : page.link
        return {
          ...page,
          ...mapValues({ title, description, heading, intro }, (text, field) =>
            mark(text, `${file}#${field}`),
          ),
          // The heading is the default.
          link: mark(link, `${file}#link`, `${file}#heading`),
          body: page.body.map((node, at) => markBlock(node, `${file}#${at}`)),
        }
      }),
    }
  })
}

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
