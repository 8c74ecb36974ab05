/** The base of a report: the site that its scenes are compared with. */
export type ReportBase = {
  name: string
  origin: string
  /** The folder of its pictures and words. */
  pictures: string
}

export const reportFolder = '.build/report'

/** Passes the base of a report to Playwright's configuration, which other processes read. */
export function passReportBase(base: ReportBase): void {
  process.env.REPORT_BASE = JSON.stringify(base)
}

/** Only for Playwright's configuration of a report. */
export const readReportBase = (): ReportBase => JSON.parse(process.env.REPORT_BASE ?? '')
