import { vercelStegaEncode } from '@vercel/stega'
import type { ContentNode } from '../../shared/content/content-node.ts'
import type { Page } from '../../shared/content/page.ts'
import { mapValues } from '../../shared/content/records.ts'
import { byVariantAndLanguage } from '../content/read/read-content-files.ts'
import type { Content } from '../content/read-content.ts'
import { blockKey, type TextSource } from '../content/text-source.ts'
import { remember } from '../system/remember.ts'
import { markOf } from './contract.ts'

/** Appends an invisible mark with its source to each text, and “(Draft)” to the links of drafts. */
export function markTexts({ words, files }: Content): Content['words'] {
  const textsOf = new Map(files.map(({ file, texts }) => [file, texts]))
  return byVariantAndLanguage((variant, language) => {
    const { labels, pageFiles } = words[variant][language]
    // A label that a language lacks is the English one.
    const labelTexts = [`variants/${variant}`, 'shared'].flatMap(owner =>
      [language, 'en'].flatMap(
        shownLanguage => textsOf.get(`${owner}/content/${shownLanguage}/labels.yaml`) ?? [],
      ),
    )
    return {
      labels: mapValues(labels, (text, key) => {
        const textSource = labelTexts.find(source => source.key === key)
        return textSource ? marked(text, markOf(textSource)) : text
      }),
      pageFiles: mapValues(pageFiles, file => ({
        ...file,
        page: markPage(file.page, file.texts, file.draft ? `${labels.draft}` : ''),
      })),
    }
  })
}

const marked = (text: string, mark: string): string =>
  text && mark ? text + vercelStegaEncode(mark) : text

/** Marks the texts of a page. `draftMark` is the label after the link of a draft. */
const markPage = remember((page: Page, texts: readonly TextSource[], draftMark: string): Page => {
  const marks = new Map(texts.map(text => [text.key, markOf(text)]))
  const markField = (text: string, field: string) => marked(text, marks.get(field) ?? '')
  const link = draftMark ? `${page.link} (${draftMark})` : page.link
  return {
    ...page,
    title: markField(page.title, 'title'),
    description: markField(page.description, 'description'),
    heading: markField(page.heading, 'heading'),
    intro: markField(page.intro, 'intro'),
    // The heading is the default.
    link: markField(link, marks.has('link') ? 'link' : 'heading'),
    body: page.body.map((block, index) => markBlock(block, marks.get(blockKey(index)) ?? '')),
  }
})

/**
 * Gives a block its mark. A heading has it on an element inside, because the accordion takes only
 * what is in headings.
 */
function markBlock(block: ContentNode, mark: string): ContentNode {
  if (typeof block === 'string') {
    return block
  }
  const props = { 'data-preview-text': mark }
  return block.tag === 'h2'
    ? { ...block, children: [{ ...block, tag: 'span', props }] }
    : { ...block, props: { ...block.props, ...props } }
}
