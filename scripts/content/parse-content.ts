import { cleanSource } from './content-files.ts'
import { parseLabels } from './parse-labels.ts'
import { parseMarkdown } from './parse-markdown.ts'

export type ParsedPage = ReturnType<typeof parseMarkdown>
export type ParsedContent = ParsedPage | ReturnType<typeof parseLabels>

/** What has been parsed, by file: a build begins with what the last one has. */
export const parsedContent = new Map<string, { text: string; parsed: ParsedContent }>()

/**
 * Parses a page or a file of labels, or returns what the same text of this file gave before: after an
 * edit one file is new.
 */
export function parseContent(source: string, file: string): ParsedContent {
  const text = cleanSource(source)
  const last = parsedContent.get(file)
  if (last?.text === text) return last.parsed
  const parsed = file.endsWith('.yaml') ? parseLabels(text, file) : parseMarkdown(text, file)
  parsedContent.set(file, { text, parsed })
  return parsed
}
