import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installChromium } from './system/chromium.ts'
import { runCommand } from './system/run-command.ts'
import { checks, runPrograms } from './system/run-program.ts'

const unitReport = '.build/test/unit.json'
const endToEndReport = '.build/test/end-to-end.json'

await runCommand({
  usage: `npm test         runs all checks and tests: units, the commands on this Node, the built site in browsers
npm test fast    the same, without browsers`,
  options: { fast: { type: 'boolean' } },
  run: async ({ values: { fast } }) => {
    if (!fast) {
      await installChromium()
    }
    for (const report of [unitReport, endToEndReport]) {
      rmSync(report, { force: true })
    }
    await runPrograms(...checks)
    // On exit, because a program that fails ends this process.
    process.once('exit', () => console.log(`\n${testTotals()}`))
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = endToEndReport
    const toFile = `--reporter=default --reporter=json --outputFile.json=${unitReport}`
    const unit = `vitest run --config tests/vitest.config.ts tests/unit tests/node ${toFile}`
    await runPrograms(unit)
    const endToEnd =
      'playwright test --config tests/playwright.config.ts --reporter=list,json,./tests/spec/requirement-reporter.ts'
    if (!fast) {
      await runPrograms(endToEnd)
    }
  },
})

/** Adds the totals of both runners: ‘412 passed, 0 failed’. A flaky test counts as failed. */
function testTotals(): string {
  const read = (report: string) =>
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(unitReport)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(endToEndReport).stats ?? {}
  const left = numPendingTests + skipped
  const totals = `${numPassedTests + expected} passed, ${numFailedTests + unexpected + flaky} failed`
  return left > 0 ? `${totals}, ${left} skipped` : totals
}
