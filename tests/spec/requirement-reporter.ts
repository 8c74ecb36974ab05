import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter'
import type { RequirementStep } from './requirement.ts'

/** Prints each broken requirement once, with the first place where it is broken. */
export default class RequirementReporter implements Reporter {
  /** What is wrong, and where, by requirement. */
  private readonly broken = new Map<string, string[]>()

  printsToStdio(): boolean {
    return false
  }

  onTestEnd(_: TestCase, { status, steps }: TestResult): void {
    if (status === 'interrupted') {
      return
    }
    for (const step of steps) {
      this.read(step)
    }
  }

  onEnd(): void {
    const all = [...this.broken.values()].sort((one, other) => other.length - one.length)
    for (const [first, ...further] of all) {
      console.log(`\n${first}${further.length ? ` (and ${further.length} more)` : ''}`)
    }
  }

  /** Reads what is broken in a step, or in the steps inside it. */
  private read({ params, steps }: TestStep): void {
    const { requirement, place }: Partial<RequirementStep> = params ?? {}
    for (const step of steps) {
      if (requirement === undefined) {
        this.read(step)
      } else if (step.category === 'expect' && step.error) {
        const found = this.broken.get(requirement) ?? []
        this.broken.set(requirement, [...found, `${step.title} · ${place}`])
      }
    }
  }
}
