import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/**
 * Turns Markdown into a tree of Markdown (`parse`), and that into a tree of elements (`runSync`).
 * Drops raw HTML.
 */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeMinifyWhitespace)
  .freeze()

export type MarkdownRoot = ReturnType<typeof markdownProcessor.parse>
export type ElementRoot = ReturnType<typeof markdownProcessor.runSync>
