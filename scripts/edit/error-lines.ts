import { describe, errorsAmong } from '../content/finding.ts'
import type { PreviewSite } from './make-site.ts'

/** Returns a line for each error of the site, with its file, its line and what to write instead. */
export function errorLines({ faults, content }: PreviewSite): string[] {
  const errors = errorsAmong(content.findings).map(finding => {
    const until = ' Until you correct this error, the preview shows the last good text.'
    return describe(finding) + (content.outdatedFiles.includes(finding.file) ? until : '')
  })
  return [...faults, ...errors]
}
