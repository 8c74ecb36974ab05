import { existsSync, readFileSync, rmSync } from 'node:fs'

/** Where the two runners leave their reports, from the repository's root. */
export const unitReport = '.build/test/unit.json'
export const endToEndReport = '.build/test/end-to-end.json'

type UnitReport = { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number }
type EndToEndReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

/** Removes the reports of an earlier run. */
export function forgetReports(): void {
  for (const report of [unitReport, endToEndReport]) rmSync(report, { force: true })
}

/**
 * How many tests of both runners passed and failed, in one line: '412 passed, 0 failed'. A test
 * that passed only when it was tried again has failed.
 */
export function testTotals(): string {
  const unit: UnitReport = read(unitReport)
  const { stats = {} }: EndToEndReport = read(endToEndReport)
  const passed = sum(unit.numPassedTests, stats.expected)
  const failed = sum(unit.numFailedTests, stats.unexpected, stats.flaky)
  const skipped = sum(unit.numPendingTests, stats.skipped)
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** JSON of the runner's own, or nothing where it has not run. */
const read = (report: string) =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}

const sum = (...counts: (number | undefined)[]): number =>
  counts.reduce<number>((all, count = 0) => all + count, 0)
