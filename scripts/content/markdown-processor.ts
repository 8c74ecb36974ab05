import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/**
 * Markdown to a tree of Markdown (`parse`), and that to a tree of elements (`runSync`).
 * Raw HTML is dropped on the way, since nothing asks for it to be kept.
 */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .freeze()

export type MarkdownRoot = ReturnType<typeof markdownProcessor.parse>
export type MarkdownNode = MarkdownRoot['children'][number]
export type ElementRoot = ReturnType<typeof markdownProcessor.runSync>
export type ElementNode = ElementRoot['children'][number]
