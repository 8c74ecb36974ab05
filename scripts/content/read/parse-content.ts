import { cleanSource } from '../content-files.ts'
import { parseLabels } from './parse-labels.ts'
import { parseMarkdown } from './parse-markdown.ts'

export type ParsedPage = ReturnType<typeof parseMarkdown>
export type ParsedContent = ParsedPage | ReturnType<typeof parseLabels>

/** The preview parses all files several times per edit. Without this cache each time takes 150 ms. */
const lastParsed = new Map<string, { text: string; parsed: ParsedContent }>()

/** Parses a page or a file of labels. */
export function parseContent(source: string, file: string): ParsedContent {
  const text = cleanSource(source)
  const last = lastParsed.get(file)
  if (last?.text === text) {
    return last.parsed
  }
  const parsed = file.endsWith('.yaml') ? parseLabels(text, file) : parseMarkdown(text, file)
  lastParsed.set(file, { text, parsed })
  return parsed
}
