import { git } from '../system/git.ts'
import type { Finding } from './finding.ts'

const commands: Record<Finding['kind'], string> = {
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
export const annotation = ({ kind, file, line, message }: Finding): string =>
  `::${commands[kind]} file=${escaped(file, /[%\r\n:,]/g)},line=${line}::${escaped(message, /[%\r\n]/g)}`

const escaped = (text: string, special: RegExp): string =>
  text.replace(special, letter => encodeURIComponent(letter))
