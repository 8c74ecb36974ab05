import { posix } from 'node:path'
import { prescribedFor } from '../../../shared/content/prescribed.ts'
import type { Report } from '../finding.ts'
import { checkBody } from '../rules/check-body.ts'
import { checkWords, withoutDeepLines } from '../rules/check-lines.ts'
import { blockKey, type TextSource } from '../text-source.ts'
import { collectAddresses } from './collect-addresses.ts'
import { identifyHeadings } from './identify-headings.ts'
import { markdown, type PlacedBlock, toBlocks } from './markdown-nodes.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import type { ParsedPage } from './parsed-content.ts'

/** Compiles a Markdown page to data. Never throws: reports errors. */
export function parsePage(source: string, file: string, report: Report): ParsedPage {
  const frontMatter = parseFrontMatter(source, file, report)
  const { isSound, fields, texts, draft, translates } = frontMatter
  const bodySource = withoutDeepLines(frontMatter.bodySource, report)
  const mdast = markdown.parse(bodySource)
  const prescribed = prescribedFor(file, 'body')?.text
  checkWords(bodySource, report, { isMarkdown: true, prescribed })
  checkBody(mdast, { file, bodySource, report })
  const { links, pictures } = collectAddresses(mdast, file)
  const anchors = identifyHeadings(mdast, file)
  const blocks = toBlocks(markdown.runSync(mdast))
  return {
    isReadable: isSound,
    page: {
      name: posix.basename(file, '.md'),
      ...fields,
      body: blocks.map(({ block }) => block),
    },
    labels: {},
    draft,
    translates,
    links,
    pictures,
    anchors,
    texts: [...texts, ...blockTexts(blocks, bodySource, file)],
  }
}

const blockTexts = (
  blocks: readonly PlacedBlock[],
  bodySource: string,
  file: string,
): TextSource[] =>
  blocks.flatMap(({ position }, index) => {
    if (!position) {
      return []
    }
    const [start = 0, end = 0] = [position.start.offset, position.end.offset]
    const source = bodySource.slice(start, end)
    return [{ file, line: position.start.line, key: blockKey(index), source, start, end }]
  })
