import { describe, errorsAmong } from '../../content/finding.ts'
import type { News } from './requests.ts'

/** What stops a build. */
export type Mistakes = Pick<News, 'faults' | 'findings' | 'outdatedFiles'>

/** Returns each fault and error in a line, with what pages show until it is fixed. */
export function errorLines({ faults, findings, outdatedFiles }: Mistakes): string[] {
  const errors = errorsAmong(findings).map(finding => {
    const isOutdated = outdatedFiles.includes(finding.file)
    const until = isOutdated ? ' Until then the preview shows the last good text.' : ''
    return describe(finding) + until
  })
  return [...faults, ...errors]
}
