import type { Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import type { VFile } from 'vfile'
import { applyRules, type Body, type Rule } from '../rules/rule.ts'

declare module 'vfile' {
  interface DataMap {
    body: Body
  }
}

/** Makes the processor of bodies: from Markdown, through these rules, to elements. */
export const markdown = (rules: readonly Rule[]) =>
  unified()
    .use(remarkParse)
    .use(tablesAndStrikethrough)
    .use(checkBody, rules)
    // Without raw HTML.
    .use(remarkRehype)
    .freeze()

/** The parts of GitHub's Markdown that pages can show. Its bare addresses would be links. */
function tablesAndStrikethrough(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [], ...data } = this.data()
  this.data({
    ...data,
    // `2~5 days, 10~20` is not struck out.
    micromarkExtensions: [
      ...micromarkExtensions,
      gfmTable(),
      gfmStrikethrough({ singleTilde: false }),
    ],
    fromMarkdownExtensions: [
      ...fromMarkdownExtensions,
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
    ],
  })
}

const checkBody =
  (rules: readonly Rule[]) =>
  (tree: Root, { data }: VFile) => {
    if (data.body) {
      applyRules(rules, tree, data.body)
    }
  }
