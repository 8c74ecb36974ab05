import { type ParsedPage, parseMarkdown } from './parse-markdown.ts'

export type ParsedPages = Record<string, { text: string; parsed: ParsedPage }>

let known: ParsedPages = {}

/** Parses a page, unless the same text of this file was parsed before: after an edit one page is new. */
export function parseOnce(text: string, file: string): ParsedPage {
  const last = known[file]
  if (last?.text === text) return last.parsed
  const parsed = parseMarkdown(text, file)
  known[file] = { text, parsed }
  return parsed
}

/** What has been parsed, for a later process to begin with. */
export const parsedPages = (): ParsedPages => known

/** Begins with what an earlier process has parsed; null is nothing. */
export function rememberParsed(pages: ParsedPages | null): void {
  known = { ...pages, ...known }
}
