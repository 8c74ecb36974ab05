import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { PageWords } from '../../shared/content/words.ts'
import { checkBody } from './check-body.ts'
import { findLinks, type PageLink } from './check-links.ts'
import { checkSource, cleanSource } from './check-source.ts'
import type { Finding } from './finding.ts'
import { findFrontMatter, parseFrontMatter } from './parse-front-matter.ts'
import { toContentNodes } from './to-content-nodes.ts'

export type ParsedPage = {
  words: PageWords & { draft: boolean; translates: string | null }
  links: PageLink[]
  findings: Finding[]
}

/**
 * Markdown to a tree of Markdown (`parse`), and that to a tree of elements (`runSync`).
 * Raw HTML is dropped on the way, since nothing asks for it to be kept.
 */
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeMinifyWhitespace)
  .use(rehypeSlug)
  .freeze()

export type MarkdownRoot = ReturnType<typeof processor.parse>
export type MarkdownNode = MarkdownRoot['children'][number]
export type ElementRoot = ReturnType<typeof processor.runSync>
export type ElementNode = ElementRoot['children'][number]

/**
 * Compiles a Markdown page: front matter and body, from text to data. Never throws: it gives
 * all that is wrong with the file by line, and the best words that can be had in spite of them.
 */
export function parseMarkdown(source: string, file: string): ParsedPage {
  const text = cleanSource(source)
  const frontMatter = findFrontMatter(text, file)
  const tree = processor.parse(frontMatter.source)
  const { fields, findings } = parseFrontMatter(frontMatter.yaml, file)
  const body = toContentNodes(processor.runSync(tree))
  const all = [
    ...checkSource(text, file),
    ...frontMatter.findings,
    ...findings,
    ...checkBody(tree, file),
  ]
  all.sort((a, b) => a.line - b.line)
  return { words: { ...fields, body }, links: findLinks(tree), findings: all }
}

export type ParsedPages = Record<string, { text: string; parsed: ParsedPage }>

let known: ParsedPages = {}

/** Parses a page, or returns what the same text of this file gave before: after an edit one page is new. */
export function parseOnce(text: string, file: string): ParsedPage {
  const last = known[file]
  if (last?.text === text) return last.parsed
  const parsed = parseMarkdown(text, file)
  known[file] = { text, parsed }
  return parsed
}

/** Returns what has been parsed, for a later process to begin with. */
export const parsedPages = (): ParsedPages => known

/** Begins with what an earlier process has parsed; null is nothing. */
export function rememberParsed(pages: ParsedPages | null): void {
  known = { ...pages, ...known }
}
