import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter'
import type { TestModule, Reporter as VitestReporter } from 'vitest/node'
import { writeWhole } from '../../scripts/system/write-whole.ts'

type Totals = { passed: number; failed: number; skipped: number }

/** A flaky test is a fault to find. */
const totalOf = {
  expected: 'passed',
  skipped: 'skipped',
  unexpected: 'failed',
  flaky: 'failed',
} as const

/** The totals of Vitest, which `npm test` runs before Playwright. */
const file = '.build/test/unit-totals.json'

/** Ends the output of `npm test` with the totals of both runners: ‘412 passed, 0 failed’. */
export default class TotalsReporter implements Reporter, VitestReporter {
  private suite: Suite | undefined

  /** Vitest calls it. If tests have failed, Playwright does not start. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap(module => {
      const tests = [...module.children.allTests()].map(test => test.result().state)
      // A module that cannot be read has no tests.
      return module.errors().length > 0 ? [...tests, 'failed'] : tests
    })
    const count = (state: string): number => states.filter(one => one === state).length
    const totals = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
    writeWhole(file, JSON.stringify(totals))
    if (totals.failed > 0) {
      print(totals)
    }
  }

  /** Playwright calls it. */
  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  /** Playwright calls it. */
  onEnd(): void {
    const totals: Totals = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { passed: 0, failed: 0, skipped: 0 }
    // Playwright may run without Vitest next time.
    rmSync(file, { force: true })
    for (const test of this.suite?.allTests() ?? []) {
      totals[totalOf[test.outcome()]] += 1
    }
    print(totals)
  }
}

function print({ passed, failed, skipped }: Totals): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
