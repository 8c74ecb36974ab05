import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runCommand } from './run-command.ts'
import { checks, runSteps } from './run-program.ts'
import { installChromium } from './test/chromium.ts'

/** Where the two runners leave their reports. */
const unitReport = '.build/test/unit.json'
const endToEndReport = '.build/test/end-to-end.json'

type UnitReport = { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number }
type EndToEndReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

await runCommand({
  usage: `npm test         all checks, unit tests, and the built site in a real Chromium
npm test fast    without the browser: also runs the commands, on this Node`,
  options: { fast: { type: 'boolean', default: false } },
  run: async ({ values: { fast } }) => {
    if (!fast) await installChromium()
    for (const report of [unitReport, endToEndReport]) rmSync(report, { force: true })
    // On exit, because the first step that fails ends this process.
    process.once('exit', () => console.log(`\n${testTotals()}`))
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = endToEndReport
    const unit = ['vitest', 'run', '--config', 'tests/vitest.config.ts'] as const
    const toFile = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
    const toBoth = '--reporter=list,json'
    await runSteps([
      ...checks,
      ['unit tests', ...unit, ...toFile, 'tests/unit', ...(fast ? ['tests/node'] : [])],
    ])
    if (fast) return
    await runSteps([
      ['end-to-end tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts', toBoth],
    ])
  },
})

/**
 * Returns how many tests of both runners passed and failed, in one line: '412 passed, 0 failed'. A
 * test that passed only when it was tried again has failed.
 */
function testTotals(): string {
  const unit: UnitReport = read(unitReport)
  const { stats = {} }: EndToEndReport = read(endToEndReport)
  const passed = sum(unit.numPassedTests, stats.expected)
  const failed = sum(unit.numFailedTests, stats.unexpected, stats.flaky)
  const skipped = sum(unit.numPendingTests, stats.skipped)
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

/** Reads a runner's JSON, or nothing where it has not run. */
function read(report: string) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}

function sum(...counts: (number | undefined)[]): number {
  return counts.reduce<number>((all, count = 0) => all + count, 0)
}
