import { installChromium } from './test/install-chromium.ts'
import { runAll } from './test/run-all.ts'
import { forgetReports, testTotals } from './test/test-totals.ts'

installChromium()
forgetReports()
// On exit, for the first step that fails ends this process.
process.once('exit', () => console.log(`\n${testTotals()}`))
runAll([
  ['types', 'tsc', '-b'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['unused code', 'knip'],
  ['unit tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts'],
  ['end-to-end tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
])
