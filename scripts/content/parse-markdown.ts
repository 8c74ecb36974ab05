import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'hast-util-to-string'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { PageWords } from '../../shared/content/words.ts'
import type { TextSource } from '../edit/page/news.ts'
import { checkBody } from './check-body.ts'
import { type Finding, reportTo } from './finding.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import { toContentNodes } from './to-content-nodes.ts'
import { variantTables } from './variant-tables.ts'

/**
 * Markdown to a tree of Markdown (`parse`), and that to a tree of elements (`runSync`).
 * Raw HTML is dropped on the way, since nothing asks for it to be kept.
 */
export const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeMinifyWhitespace)
  .freeze()

export type MarkdownRoot = ReturnType<typeof processor.parse>
export type ElementRoot = ReturnType<typeof processor.runSync>
export type ElementNode = ElementRoot['children'][number]

/** The ids that every page gives to its own parts; those of single pages are their places. */
const frameIds = ['root', 'spinner', 'affiliate', 'entry-page', 'main-menu', 'content']
const placesOf = Object.values(variantTables).map(({ places }) => Object.values(places))
const ownIds = [frameIds, placesOf].flat(3)

/**
 * Gives headings ids by their words, as GitHub does: `## Games` is `games-1`, as games is ours. Those
 * of the questions begin with `faq.`, which no other id does, because they stand on another page. The
 * text about help stands on a page twice, so that its headings have none.
 */
function identifyHeadings(tree: ElementRoot, file: string): void {
  const isOf = (part: string) => file.endsWith(`/${part}.md`)
  if (variantTables.affiliate.parts.some(isOf)) return
  const part = variantTables.social.parts.find(isOf)
  const slugger = new GithubSlugger()
  for (const id of new Set(ownIds)) slugger.slug(id)
  visit(tree, 'element', node => {
    if (!/^h[1-6]$/.test(node.tagName)) return
    const id = slugger.slug(textOf(node))
    node.properties.id = part ? `${part}.${id}` : id
  })
}

/**
 * Compiles a Markdown page: front matter and body, from text to data. Never throws: it gives
 * all that is wrong with the file by line, and the best words that can be had in spite of them.
 */
export function parseMarkdown(source: string, file: string) {
  const findings: Finding[] = []
  const report = reportTo(findings, file)
  const { words, body, texts, ...fields } = parseFrontMatter(source, file, report)
  const tree = processor.parse(body)
  const used = checkBody(tree, body, file, report)
  const elements = processor.runSync(tree)
  identifyHeadings(elements, file)
  texts.push(...blocksOf(elements, body, file))
  findings.sort((a, b) => a.line - b.line)
  const page: PageWords = { ...words, body: toContentNodes(elements) }
  return { words: page, labels: {}, ...fields, ...used, texts, findings }
}

/** Returns where each block of a body stands, named by its place among them. */
const blocksOf = ({ children }: ElementRoot, body: string, file: string): TextSource[] =>
  children.flatMap(({ position }, index) => {
    if (!position) return []
    const [start = 0, end = 0] = [position.start.offset, position.end.offset]
    const source = body.slice(start, end)
    return [{ file, line: position.start.line, name: `${index}`, source, start, end }]
  })
