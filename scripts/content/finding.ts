import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'

/** An error stops a build. What is still to do stops a release. A note stops nothing. */
export type Severity = 'error' | 'to do' | 'note'

/** A message of VFile about a content file, in words for its editor. */
export type Finding = VFileMessage & { file: string; line: number }

/** A place in a file, both from 1. */
export type Point = { line: number; column: number }

/** Returns how much a message matters, which VFile’s `fatal` says with true, false or undefined. */
export function severityOf({ fatal }: VFileMessage): Severity {
  if (fatal) {
    return 'error'
  }
  return fatal === false ? 'to do' : 'note'
}

/** Returns the file at a path, to report what the checks of the whole site find. */
export type FileAt = (path: string) => VFile

export function error(file: VFile, message: string, at?: Nodes | Point): void {
  file.message(message, vfilePlace(at)).fatal = true
}

export function toDo(file: VFile, message: string, at?: Nodes | Point): void {
  file.message(message, vfilePlace(at))
}

export function note(file: VFile, message: string, at?: Nodes | Point): void {
  file.info(message, vfilePlace(at))
}

/** By default, a finding is about the beginning of its file. */
const vfilePlace = (at: Nodes | Point = { line: 1, column: 1 }) => ({
  place: 'type' in at ? at.position : at,
})

/** Adds a finding whose severity is data. */
export const addFinding: Record<Severity, typeof error> = { error, 'to do': toDo, note }

/** Makes a finding a note, because a draft is not published. */
export const inDraft = (message: VFileMessage): VFileMessage =>
  asNote(message, `In a draft: ${message.reason}`)

/** Makes what is still to do an error, as it is before a release. */
export const inRelease = (finding: Finding): Finding =>
  severityOf(finding) === 'to do' ? { ...finding, fatal: true } : finding

/** Makes a note about the place of another message. */
export const asNote = ({ file, place }: VFileMessage, reason: string): VFileMessage =>
  Object.assign(new VFileMessage(reason, { place }), { file })

/** Returns the messages of files. Ours all have a line. */
export const findingsOf = (files: Iterable<VFile>): Finding[] =>
  [...files].flatMap(({ path, messages }) =>
    messages.map(message => Object.assign(message, { file: path, line: message.line ?? 1 })),
  )

/** Sorts findings by file and line. The same word twice on a line is one finding. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map(finding => [describe(finding), finding]))
  return [...different.values()].sort(
    (one, other) => compareText(one.file, other.file) || one.line - other.line,
  )
}

const compareText = new Intl.Collator('en').compare

export const errorsAmong = (findings: readonly Finding[]): Finding[] =>
  findings.filter(finding => severityOf(finding) === 'error')

export const describe = ({ file, line, message }: Finding): string => `${file}:${line}  ${message}`

/** How much of a list of findings is printed, and for what. */
type PrintOptions = {
  /** Whether the findings are those before a release. */
  isRelease?: boolean
  /** Whether findings that say the same are printed, however many there are. */
  all?: boolean
}

/** Writes findings as editors read them: a section per file, then the totals. */
export function findingsAsText(
  findings: readonly Finding[],
  { isRelease = false, all = false }: PrintOptions = {},
): string {
  if (findings.length === 0) {
    return 'Nothing to fix.'
  }
  const { shown, more } = all ? { shown: findings, more: [] } : leaveOutAlike(findings)
  const sections = [...new Set(shown.map(({ file }) => file))].map(file => {
    const ofFile = shown.filter(finding => finding.file === file)
    const lines = ofFile.map(finding => {
      const severity = severityOf(finding)
      const label = severity === 'error' ? 'ERROR' : severity.padEnd(5)
      return `${`${finding.line}`.padStart(5)}  ${label}  ${finding.message}`
    })
    return [file, ...lines].join('\n')
  })
  const numberOf = (severity: Severity) =>
    findings.filter(finding => severityOf(finding) === severity).length
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
const keyOf = (finding: Finding): string =>
  severityOf(finding) + finding.message.replace(/"[^"]*"|\S*\d\S*|\S+\/\S+/g, '')

/** Counts in words: `1 note`, `2 notes`, `No notes`. */
export const count = (number: number, name: string): string =>
  `${number || 'No'} ${name}${number === 1 ? '' : 's'}`
