import { cleanSource } from '../content-files.ts'
import { type Finding, reportTo } from '../finding.ts'
import { checkReadable } from '../rules/check-lines.ts'
import { possibleClaims } from '../rules/possible-claims.ts'
import { fingerprintOf } from './fingerprint.ts'
import { parseLabels } from './parse-labels.ts'
import { parsePage } from './parse-page.ts'
import type { ParsedContent } from './parsed-content.ts'

/** The preview reads all files after each save, and most of them have not changed. */
const lastParsed = new Map<string, { text: string; parsed: ParsedContent }>()

/** Parses a page or a file of labels. Never throws: reports errors, and returns words in spite of them. */
export function parseContent(source: string, file: string): ParsedContent {
  const text = cleanSource(source)
  const last = lastParsed.get(file)
  if (last?.text === text) {
    return last.parsed
  }
  const parsed = parse(text, file)
  lastParsed.set(file, { text, parsed })
  return parsed
}

function parse(text: string, file: string): ParsedContent {
  const findings: Finding[] = []
  const report = reportTo(findings, file)
  checkReadable(text, report)
  const isText = findings.length === 0
  // An unreadable file would have countless other errors.
  const other = isText ? report : () => {}
  const own = file.endsWith('.yaml') ? parseLabels(text, file, other) : parsePage(text, file, other)
  return {
    ...own,
    text,
    isReadable: isText && own.isReadable,
    fingerprint: fingerprintOf(own),
    claims: isText ? possibleClaims(text, file) : [],
    findings,
  }
}
