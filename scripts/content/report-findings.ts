import type { Finding } from './site-findings.ts'

/** How many of them stop what was asked for: errors always, claims before a release. */
export const countErrors = (findings: readonly Finding[], strict: boolean): number =>
  findings.filter(({ kind }) => kind === 'error' || (strict && kind === 'claim')).length

/** The findings as a writer reads them: one block a file, one line a finding, the sum last. */
export function reportFindings(findings: readonly Finding[], strict: boolean): string {
  const blocks = [...new Set(findings.map(({ file }) => file))].map(file => {
    const lines = findings
      .filter(finding => finding.file === file)
      .map(({ line, kind, message }) => {
        const weight = kind === 'error' || (strict && kind === 'claim') ? 'ERROR' : kind
        return `${String(line).padStart(5)}  ${weight.padEnd(5)}  ${message}`
      })
    return [file, ...lines].join('\n')
  })
  const errors = countErrors(findings, strict)
  const rest = findings.length - errors
  const sum =
    findings.length === 0
      ? 'Nothing to put right.'
      : `${count(errors, 'error')}, ${count(rest, 'note')}. Errors stop a build; notes do not.`
  return [...blocks, sum].join('\n\n')
}

const count = (number: number, name: string): string =>
  `${number || 'No'} ${name}${number === 1 ? '' : 's'}`
