import { runCommand } from './run-command.ts'
import { checks, runSteps } from './run-program.ts'
import { installChromium } from './test/chromium.ts'
import { forgetReports, testTotals } from './test/test-totals.ts'

await runCommand({
  usage: 'npm test    all checks, unit tests, and the built site in a real Chromium',
  options: {},
  run: async () => {
    await installChromium()
    forgetReports()
    // On exit, because the first step that fails ends this process.
    process.once('exit', () => console.log(`\n${testTotals()}`))
    await runSteps([
      ...checks,
      ['unit tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts'],
      ['end-to-end tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
    ])
  },
})
