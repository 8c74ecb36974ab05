import { hashOf } from '../../system/hash-of.ts'
import { cleanSource, whyUnreadable } from '../content-files.ts'
import { type Finding, reportTo } from '../finding.ts'
import { checkReadable } from '../rules/check-lines.ts'
import { possibleClaims } from '../rules/possible-claims.ts'
import { parseLabels } from './parse-labels.ts'
import { parsePage } from './parse-page.ts'
import type { OwnPart, ParsedContent, ParsedLabels, ParsedPage } from './parsed-content.ts'

/** The preview reads all files after each save, and most of them have not changed. */
const lastParsed = new Map<string, { text: string; parsed: ParsedContent }>()

/**
 * Parses a page or a file of labels, or the reason why it cannot be read. Never throws: reports
 * errors, and returns words in spite of them.
 */
export function parseContent(source: string | Error, file: string): ParsedContent {
  if (source instanceof Error) {
    const parsed = parse('', file)
    return {
      ...parsed,
      findings: [{ kind: 'error', file, line: 1, message: `This ${whyUnreadable(source)}` }],
    }
  }
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
  const reportRest = isText ? report : () => {}
  const parseKind = file.endsWith('.yaml') ? parseLabels : parsePage
  const parsed = parseKind(text, file, reportRest)
  return {
    ...parsed,
    text,
    isReadable: isText && parsed.isReadable,
    fingerprint: fingerprintOf(parsed),
    claims: isText ? possibleClaims(text, file) : [],
    findings,
  }
}

/**
 * Makes a fingerprint of a file’s words, which ignores line breaks and the position in the footer.
 * A translation keeps the one of the words that it was made from, because clones lose dates of
 * commits.
 */
function fingerprintOf(parsed: OwnPart<ParsedPage> | OwnPart<ParsedLabels>): string {
  const words = 'page' in parsed ? { ...parsed.page, footer: undefined } : parsed.labels
  return hashOf(JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' '))
}
