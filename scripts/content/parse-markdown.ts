import type { PageWords } from '../../shared/content/words.ts'
import { checkBody } from './check-body.ts'
import { checkEncoding } from './check-encoding.ts'
import { cleanSource } from './clean-source.ts'
import type { ContentProblem } from './content-problem.ts'
import { findFrontMatter } from './find-front-matter.ts'
import { findLinks, type PageLink } from './find-links.ts'
import { markdownProcessor } from './markdown-processor.ts'
import { parseFrontMatter } from './parse-front-matter.ts'
import { toContentNodes } from './to-content-nodes.ts'

export type ParsedPage = {
  words: PageWords & { draft: boolean; translates: string | null }
  links: PageLink[]
  problems: ContentProblem[]
}

/**
 * Compiles a Markdown page: front matter and body, from text to data. Never throws: it gives
 * all problems of the file by line, and the best words that can be had in spite of them.
 */
export function parseMarkdown(source: string, file: string): ParsedPage {
  const text = cleanSource(source)
  const frontMatter = findFrontMatter(text, file)
  const tree = markdownProcessor.parse(frontMatter.source)
  const { fields, problems } = parseFrontMatter(frontMatter.yaml, file)
  const body = toContentNodes(markdownProcessor.runSync(tree))

  const allProblems = [
    ...checkEncoding(text, file),
    ...frontMatter.problems,
    ...problems,
    ...checkBody(tree, file),
  ]
  allProblems.sort((a, b) => a.line - b.line)
  return { words: { ...fields, body }, links: findLinks(tree), problems: allProblems }
}
