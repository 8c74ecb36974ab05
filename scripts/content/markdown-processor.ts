import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Parses Markdown (`parse`) and turns its tree into one of elements (`runSync`), without raw HTML. */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeMinifyWhitespace)
  .freeze()

export type MarkdownRoot = ReturnType<typeof markdownProcessor.parse>
export type ElementRoot = ReturnType<typeof markdownProcessor.runSync>
