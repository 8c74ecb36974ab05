import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

/** Prints the progress of a report, and which pages differ from the base. These fail no run. */
export default class DifferenceReporter implements Reporter {
  private readonly different: string[] = []
  private readonly added: string[] = []
  private total = 0
  private ended = 0
  private failed = 0

  onBegin(_: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length
  }

  onTestEnd(
    { title }: Pick<TestCase, 'title'>,
    { annotations, errors, status }: Pick<TestResult, 'annotations' | 'errors' | 'status'>,
  ): void {
    this.ended += 1
    const differs = errors.some(isDifference)
    const isBroken = status !== 'skipped' && status !== 'passed' && !errors.every(isDifference)
    const outcome = [differs && 'differs', isBroken && status].filter(Boolean).join(', ')
    console.log(`${this.ended} of ${this.total}  ${title}${outcome && `  ${outcome}`}`)
    if (differs) {
      this.different.push(title)
    }
    if (isBroken) {
      this.failed += 1
    }
    for (const { type, description = '' } of annotations) {
      if (type === 'new') {
        this.added.push(description)
      }
    }
  }

  /** Shows what stops the tests, such as a build that fails. */
  onError({ stack, message }: TestError): void {
    console.error(stack ?? message)
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    console.log('')
    for (const line of this.added) {
      console.log(`new: ${line}`)
    }
    for (const line of this.different) {
      console.log(`differs: ${line}`)
    }
    const count = this.different.length || 'none'
    console.log(`\nDifferences from ${process.env.COMPARE_BASE_NAME}: ${count}`)
    return { status: status === 'failed' && this.failed === 0 ? 'passed' : status }
  }
}

const isDifference = ({ message = '' }: TestError): boolean =>
  /toHaveScreenshot|toMatchAriaSnapshot/.test(message)
