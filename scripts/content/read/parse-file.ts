import { VFile } from 'vfile'
import { hashOf } from '../../system/hash-of.ts'
import { type ContentPlace, cleanSource, labelsName, whyUnreadable } from '../content-files.ts'
import { error } from '../finding.ts'
import { checkReadable } from '../rules/check-readable.ts'
import { possibleClaims } from '../rules/possible-claims.ts'
import { parseLabels } from './parse-labels.ts'
import { parsePage } from './parse-page.ts'
import type { Parsed, ParsedFile } from './parsed-file.ts'

/** The preview reads all files after each save, and most of them have not changed. */
const lastParsed = new Map<string, { source: string; parsed: ParsedFile }>()

/**
 * Parses a page or a file of labels, or the reason why it cannot be read. Never throws: reports
 * errors, and returns words in spite of them.
 */
export function parseFile(rawSource: string | Error, place: ContentPlace): ParsedFile {
  if (rawSource instanceof Error) {
    const file = new VFile({ path: place.file })
    error(file, `This ${whyUnreadable(rawSource)}`)
    return parse(file, place)
  }
  const source = cleanSource(rawSource)
  const last = lastParsed.get(place.file)
  if (last?.source === source) {
    return last.parsed
  }
  const file = new VFile({ path: place.file, value: source })
  checkReadable(file)
  const parsed = parse(file, place)
  lastParsed.set(place.file, { source, parsed })
  return parsed
}

function parse(file: VFile, place: ContentPlace): ParsedFile {
  const problems = [...file.messages]
  const parsed = place.name === labelsName ? parseLabels(file, place) : parsePage(file, place)
  const isText = problems.length === 0
  return {
    ...place,
    ...parsed,
    isReadable: isText && parsed.isReadable,
    fingerprint: fingerprintOf(parsed),
    claims: isText ? parsed.words.flatMap(words => possibleClaims(words, place.language)) : [],
    // An unreadable file would have countless other findings.
    messages: isText ? file.messages : problems,
  }
}

/**
 * Makes a fingerprint of a file’s words, which ignores line breaks and the position in the footer.
 * A translation keeps the one of the words that it was made from, because clones lose dates of
 * commits.
 */
function fingerprintOf({ page, labels }: Parsed): string {
  const words = page ? { ...page, name: undefined, footer: undefined } : labels
  return hashOf(JSON.stringify(words).replace(/(?:\\n|\s)+/g, ' '))
}
