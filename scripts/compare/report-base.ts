/** The base of a report: the site that its scenes are compared with. */
export type ReportBase = {
  name: string
  origin: string
  /** The folder of its pictures and words. */
  pictures: string
}

export const reportFolder = '.build/report'

/** Passes the base of a report to its tests, which run in other processes. */
export function passReportBase(base: ReportBase): void {
  process.env.REPORT_BASE = JSON.stringify(base)
}

/** Is null in `npm test`, which compares nothing. */
export const readReportBase = (): ReportBase | null => JSON.parse(process.env.REPORT_BASE ?? 'null')
