import { hashOf } from '../../system/hash-of.ts'
import { cleanSource, whyUnreadable } from '../content-files.ts'
import { type Finding, reportTo } from '../finding.ts'
import { checkReadable } from '../rules/check-lines.ts'
import { possibleClaims } from '../rules/possible-claims.ts'
import { parseLabels } from './parse-labels.ts'
import { parsePage } from './parse-page.ts'
import type { ParsedFile, ParsedLabels, ParsedPage } from './parsed-content.ts'

/** The preview reads all files after each save, and most of them have not changed. */
const lastParsed = new Map<string, { source: string; parsed: ParsedFile }>()

/**
 * Parses a page or a file of labels, or the reason why it cannot be read. Never throws: reports
 * errors, and returns words in spite of them.
 */
export function parseContent(rawSource: string | Error, file: string): ParsedFile {
  if (rawSource instanceof Error) {
    const parsed = parse('', file)
    return {
      ...parsed,
      findings: [{ kind: 'error', file, line: 1, message: `This ${whyUnreadable(rawSource)}` }],
    }
  }
  const source = cleanSource(rawSource)
  const last = lastParsed.get(file)
  if (last?.source === source) {
    return last.parsed
  }
  const parsed = parse(source, file)
  lastParsed.set(file, { source, parsed })
  return parsed
}

function parse(source: string, file: string): ParsedFile {
  const findings: Finding[] = []
  const report = reportTo(findings, file)
  checkReadable(source, report)
  const isText = findings.length === 0
  // An unreadable file would have countless other errors.
  const reportRest = isText ? report : () => {}
  const parseKind = file.endsWith('.yaml') ? parseLabels : parsePage
  const parsed = parseKind(source, file, reportRest)
  return {
    ...parsed,
    source,
    isReadable: isText && parsed.isReadable,
    fingerprint: fingerprintOf(parsed),
    claims: isText ? possibleClaims(source, file) : [],
    findings,
  }
}

/**
 * Makes a fingerprint of a file’s words, which ignores line breaks and the position in the footer.
 * A translation keeps the one of the words that it was made from, because clones lose dates of
 * commits.
 */
function fingerprintOf(parsed: ParsedPage | ParsedLabels): string {
  const words =
    'page' in parsed ? { ...parsed.page, name: undefined, footer: undefined } : parsed.labels
  return hashOf(JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' '))
}
