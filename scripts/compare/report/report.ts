import type { CaseResult } from './finding.ts'

export type Report = {
  at: string
  leaks: string[]
  /** In the order of the route tables. */
  pages: CaseResult[]
}

export const failures = ({ pages }: Report): CaseResult[] =>
  pages.filter(({ findings }) => findings.length)

export const isGood = (report: Report): boolean => !report.leaks.length && !failures(report).length

/** The report for programs: everything but the pictures. */
export const reportJson = (report: Report): string =>
  `${JSON.stringify(
    {
      good: isGood(report),
      ...report,
      pages: report.pages.map(({ pictures, ...page }) => page),
    },
    null,
    1,
  )}\n`
