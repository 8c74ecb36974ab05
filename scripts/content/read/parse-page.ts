import { posix } from 'node:path'
import type { Root } from 'hast'
import { prescribedFor } from '../../../shared/content/prescribed.ts'
import type { Report } from '../finding.ts'
import { checkBody } from '../rules/check-body.ts'
import { checkWords, withoutDeepLines } from '../rules/check-lines.ts'
import type { TextSource } from '../text-source.ts'
import { collectAddresses } from './collect-addresses.ts'
import { identifyHeadings } from './identify-headings.ts'
import { markdown, toContentNodes } from './markdown-nodes.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import type { ParsedPage } from './parsed-content.ts'

/** Compiles a Markdown page to data. Never throws: reports errors. */
export function parsePage(source: string, file: string, report: Report): ParsedPage {
  const { isSound, fields, texts, draft, translates, ...rest } = parseFrontMatter(
    source,
    file,
    report,
  )
  const body = withoutDeepLines(rest.body, report)
  const tree = markdown.parse(body)
  const prescribed = prescribedFor(file, 'body')?.text
  checkWords(body, report, { isMarkdown: true, prescribed })
  checkBody(tree, { file, source: body, report })
  const { links, pictures } = collectAddresses(tree, file)
  const anchors = identifyHeadings(tree, file)
  const elements = markdown.runSync(tree)
  return {
    isReadable: isSound,
    page: { name: posix.basename(file, '.md'), ...fields, body: toContentNodes(elements) },
    labels: {},
    draft,
    translates,
    links,
    pictures,
    anchors,
    texts: [...texts, ...blocksOf(elements, body, file)],
  }
}

function blocksOf({ children }: Root, body: string, file: string): TextSource[] {
  const blocks = children.filter(({ type }) => type === 'element')
  return blocks.flatMap(({ position }, index) => {
    if (!position) {
      return []
    }
    const [start = 0, end = 0] = [position.start.offset, position.end.offset]
    const source = body.slice(start, end)
    return [{ file, line: position.start.line, name: `${index}`, source, start, end }]
  })
}
