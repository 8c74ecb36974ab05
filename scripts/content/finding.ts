/**
 * Something to say about a file, in words for its editor. It stays data until a terminal or the
 * preview's panel prints it.
 */
export type Finding = {
  /** An error stops a build. What is still to do stops a release. A note stops nothing. */
  kind: 'error' | 'to do' | 'note'
  /** The file's path from the root of the repository, with forward slashes. */
  file: string
  /** The line in the file, from 1. */
  line: number
  /** What is wrong and what to write instead. */
  message: string
}

/** Adds a finding about one file. */
export type Report = (message: string, line?: number, kind?: Finding['kind']) => void

/** Returns a function that adds a file's findings to a list. */
export const reportTo =
  (findings: Finding[], file: string): Report =>
  (message, line = 1, kind = 'error') =>
    void findings.push({ kind, file, line, message })

/** Reports each match of the patterns in a text, with the pattern's message. */
export function reportFound(
  patterns: Record<string, RegExp>,
  text: string,
  report: Report,
  kind: Finding['kind'],
  firstLine = 1,
): void {
  for (const [message, pattern] of Object.entries(patterns)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const visible = found.trim().replace(/[\p{Cc}\p{Cf}]/gu, '')
      const line = firstLine + text.slice(0, index).split('\n').length - 1
      const said = message.replace('{found}', () => visible)
      report(said, line, kind)
    }
  }
}

/** Returns a finding as a note, because a draft is not published. */
export const inDraft = (finding: Finding): Finding => ({
  ...finding,
  kind: 'note',
  message: `In a draft: ${finding.message}`,
})

/** Returns a finding as a release takes it: what is still to do is an error. */
export const inRelease = (finding: Finding): Finding =>
  finding.kind === 'to do' ? { ...finding, kind: 'error' } : finding

/** Returns the findings that stop a build. */
export const errorsAmong = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ kind }) => kind === 'error')

/** Returns a finding as one line of text. */
export const describe = ({ file, line, message }: Finding): string => `${file}:${line}  ${message}`

/** Returns the findings as editors read them: a block per file, then the totals. */
export function reportFindings(findings: readonly Finding[], isRelease = false): string {
  const weighed = isRelease ? findings.map(inRelease) : findings
  if (weighed.length === 0) {
    return 'Nothing to fix.'
  }
  const blocks = [...new Set(weighed.map(({ file }) => file))].map(file => {
    const own = weighed.filter(finding => finding.file === file)
    const lines = own.map(({ line, kind, message }) => {
      const weight = (kind === 'error' ? 'ERROR' : kind).padEnd(5)
      return `${`${line}`.padStart(5)}  ${weight}  ${message}`
    })
    return [file, ...lines].join('\n')
  })
  const numberOf = (kind: Finding['kind']) => weighed.filter(each => each.kind === kind).length
  const errors = count(numberOf('error'), 'error')
  const notes = count(numberOf('note'), 'note')
  const sum = isRelease
    ? `${errors}, ${notes}. Fix the errors before a release.`
    : `${errors}, ${numberOf('to do')} to do, ${notes}. Errors stop a build. What is to do stops a release (npm run content strict).`
  return [...blocks, sum].join('\n\n')
}

/** Returns a number of things in words: `1 note`, `2 notes`, `No notes`. */
export const count = (number: number, name: string): string =>
  `${number || 'No'} ${name}${number === 1 ? '' : 's'}`
