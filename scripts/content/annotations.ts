import { git } from '../system/git.ts'
import { type Finding, type Severity, severityOf } from './finding.ts'

const commands: Record<Severity, string> = {
  error: 'error',
  'to do': 'warning',
  note: 'notice',
}

/**
 * Writes the commands with which GitHub shows findings next to their lines. The files that the last
 * commit changed come first, because GitHub shows only ten findings of each kind.
 */
export async function annotations(root: string, findings: readonly Finding[]): Promise<string[]> {
  const files = new Set(await changedFiles(root))
  const changed = findings.filter(({ file }) => files.has(file))
  const unchanged = findings.filter(({ file }) => !files.has(file))
  return [...changed, ...unchanged].map(annotation)
}

/**
 * Lists the files that differ from the commit before, or none without that commit. A workflow for a
 * pull request checks out its merge, so these are the files of the pull request.
 */
async function changedFiles(root: string): Promise<string[]> {
  const names = await git(root, 'diff', '--name-only', '-z', 'HEAD^1').catch(() => '')
  return names.split('\0').filter(Boolean)
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export const annotation = (finding: Finding): string => {
  const file = escaped(finding.file, /[%\r\n:,]/g)
  const message = escaped(finding.message, /[%\r\n]/g)
  return `::${commands[severityOf(finding)]} file=${file},line=${finding.line}::${message}`
}

const escaped = (text: string, special: RegExp): string =>
  text.replace(special, letter => encodeURIComponent(letter))
