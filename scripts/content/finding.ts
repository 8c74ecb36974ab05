/**
 * A message about a file, in words for its editor. A finding stays data until a terminal or the
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

export type Report = (message: string, line?: number, kind?: Finding['kind']) => void

export const reportTo =
  (findings: Finding[], file: string): Report =>
  (message, line = 1, kind = 'error') =>
    void findings.push({ kind, file, line, message })

/** Makes a finding a note, because a draft is not published. */
export const inDraft = (finding: Finding): Finding => ({
  ...finding,
  kind: 'note',
  message: `In a draft: ${finding.message}`,
})

/** Makes what is still to do an error, as it is before a release. */
export const inRelease = (finding: Finding): Finding =>
  finding.kind === 'to do' ? { ...finding, kind: 'error' } : finding

export const errorsAmong = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ kind }) => kind === 'error')

export const describe = ({ file, line, message }: Finding): string => `${file}:${line}  ${message}`

/** How much of a list of findings is printed, and for what. */
type ReportOptions = {
  /** Whether the findings are those before a release. */
  isRelease?: boolean
  /** Whether findings of the same kind are printed, however many there are. */
  all?: boolean
}

/** Writes findings as editors read them: a section per file, then the totals. */
export function reportFindings(
  findings: readonly Finding[],
  { isRelease = false, all = false }: ReportOptions = {},
): string {
  if (findings.length === 0) {
    return 'Nothing to fix.'
  }
  const { shown, more } = all ? { shown: findings, more: [] } : leaveOutAlike(findings)
  const sections = [...new Set(shown.map(({ file }) => file))].map(file => {
    const ofFile = shown.filter(finding => finding.file === file)
    const lines = ofFile.map(({ line, kind, message }) => {
      const weight = (kind === 'error' ? 'ERROR' : kind).padEnd(5)
      return `${`${line}`.padStart(5)}  ${weight}  ${message}`
    })
    return [file, ...lines].join('\n')
  })
  const numberOf = (kind: Finding['kind']) =>
    findings.filter(finding => finding.kind === kind).length
  const errors = count(numberOf('error'), 'error')
  const notes = count(numberOf('note'), 'note').toLowerCase()
  const sum = isRelease
    ? `${errors}, ${notes}. Fix the errors before a release.`
    : `${errors}, ${numberOf('to do')} to do, ${notes}. Errors stop a build. What is to do stops a release (npm run content strict).`
  return [...sections, ...more, sum].join('\n\n')
}

/** Keeps the first ten of more than fifty findings that say the same. `more` counts the rest. */
function leaveOutAlike(findings: readonly Finding[]): { shown: Finding[]; more: string[] } {
  const alike = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = alike.get(key) ?? []
    group.push(finding)
    alike.set(key, group)
  }
  const long = [...alike.values()].filter(({ length }) => length > 50)
  const left = new Set(long.flatMap(group => group.slice(10)))
  return {
    shown: findings.filter(finding => !left.has(finding)),
    more: long.map(([first, ...rest]) => {
      const number = (rest.length - 9).toLocaleString('en')
      return `… and ${number} more like "${first?.message}" (npm run content all)`
    }),
  }
}

/** Leaves out what findings that say the same differ in: names, numbers and paths. */
const keyOf = ({ kind, message }: Finding): string =>
  kind + message.replace(/"[^"]*"|\S*\d\S*|\S+\/\S+/g, '')

/** Counts in words: `1 note`, `2 notes`, `No notes`. */
export const count = (number: number, name: string): string =>
  `${number || 'No'} ${name}${number === 1 ? '' : 's'}`
