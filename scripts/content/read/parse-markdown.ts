import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PageWords } from '../../../shared/content/words.ts'
import { checkBody } from '../check/check-body.ts'
import { type Finding, reportTo } from '../finding.ts'
import type { TextSource } from '../text-source.ts'
import { isOneOf, variantTables } from '../variant-tables.ts'
import { type ElementRoot, markdownProcessor, toContentNodes } from './markdown-nodes.ts'
import { parseFrontMatter } from './parse-front-matter.ts'

/** Compiles a Markdown page to data. Never throws: returns its mistakes, and words in spite of them. */
export function parseMarkdown(source: string, file: string) {
  const findings: Finding[] = []
  const report = reportTo(findings, file)
  const { words, body, texts, ...fields } = parseFrontMatter(source, file, report)
  const tree = markdownProcessor.parse(body)
  const used = checkBody(tree, body, file, report)
  const elements = markdownProcessor.runSync(tree)
  const anchors = identifyHeadings(elements, file)
  texts.push(...blocksOf(elements, body, file))
  findings.sort((a, b) => a.line - b.line)
  const page: PageWords = { ...words, body: toContentNodes(elements) }
  return { words: page, labels: {}, ...fields, ...used, anchors, texts, findings }
}

const { affiliate, social } = variantTables

/** Ids that pages give to their own parts. */
const frameIds = ['root', 'spinner', 'affiliate', 'entry-page', 'main-menu', 'content']
const ownIds = [frameIds, Object.values(affiliate.anchors), Object.values(social.anchors)].flat(2)

/** Gives headings ids from their words, as GitHub does: `## Games` is `games-1`. Returns these. */
function identifyHeadings(tree: ElementRoot, file: string): string[] {
  // A page shows the help text twice.
  if (isOneOf(file, 'affiliate', affiliate.parts)) {
    return []
  }
  // The questions are shown on another page, so their ids begin with `faq.`.
  const part = social.parts.find(part => isOneOf(file, 'social', [part]))
  const slugger = new GithubSlugger()
  for (const id of new Set(ownIds)) {
    slugger.slug(id)
  }
  const ids: string[] = []
  visit(tree, 'element', node => {
    if (!/^h[1-6]$/.test(node.tagName)) {
      return
    }
    const id = slugger.slug(textOf(node))
    node.properties.id = part ? `${part}.${id}` : id
    ids.push(node.properties.id)
  })
  return ids
}

/** Returns each block of a body, named by its position. */
const blocksOf = ({ children }: ElementRoot, body: string, file: string): TextSource[] =>
  children.flatMap(({ position }, index) => {
    if (!position) {
      return []
    }
    const [start = 0, end = 0] = [position.start.offset, position.end.offset]
    const source = body.slice(start, end)
    return [{ file, line: position.start.line, name: `${index}`, source, start, end }]
  })
