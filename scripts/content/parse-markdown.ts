import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { PageWords } from '../../shared/content/words.ts'
import { checkBody } from './check-body.ts'
import { findLinks, type PageLink } from './check-links.ts'
import { checkSlips } from './check-slips.ts'
import { checkReadable, cleanSource } from './check-source.ts'
import type { Finding } from './finding.ts'
import { findFrontMatter, parseFrontMatter } from './parse-front-matter.ts'
import { toContentNodes } from './to-content-nodes.ts'

export type ParsedPage = {
  words: PageWords & { draft: boolean; translates: string | null }
  links: PageLink[]
  findings: Finding[]
  /** Whether the file as a whole makes no sense, so that nothing can be said about its words. */
  unreadable: boolean
}

/**
 * Markdown to a tree of Markdown (`parse`), and that to a tree of elements (`runSync`).
 * Raw HTML is dropped on the way, since nothing asks for it to be kept.
 */
const processor = unified()
  .use(remarkParse)
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
  const tree = processor.parse(frontMatter.body)
  const { fields, findings } = parseFrontMatter(frontMatter, file)
  const words = { ...fields, body: toContentNodes(processor.runSync(tree), file) }
  const faults = checkReadable(text, file)
  if (faults.length > 0) return { words, links: [], findings: faults, unreadable: true }
  findings.push(...checkBody(tree, file), ...checkSlips(tree, frontMatter.body, file))
  findings.sort((a, b) => a.line - b.line)
  return { words, links: findLinks(tree), findings, unreadable: false }
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
