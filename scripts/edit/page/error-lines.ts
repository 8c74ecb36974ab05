import { describe, errorsAmong } from '../../content/finding.ts'
import type { News } from './requests.ts'

type Wrong = Pick<News, 'faults' | 'findings' | 'outdatedFiles'>

export function errorLines({ faults, findings, outdatedFiles }: Wrong): string[] {
  const errors = errorsAmong(findings).map(finding => {
    const isOutdated = outdatedFiles.includes(finding.file)
    const until = isOutdated
      ? ' Until you correct this error, the preview shows the last good text.'
      : ''
    return describe(finding) + until
  })
  return [...faults, ...errors]
}
