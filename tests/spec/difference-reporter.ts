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
    const outcome = this.outcomeOf({ errors, status })
    console.log(`${this.ended} of ${this.total}  ${title}${outcome && `  ${outcome}`}`)
    if (outcome === 'differs') {
      this.different.push(title)
    } else if (outcome !== '') {
      this.failed += 1
    }
    for (const { type, description = '' } of annotations) {
      if (type === 'new') {
        this.added.push(description)
      }
    }
  }

  private outcomeOf({ errors, status }: Pick<TestResult, 'errors' | 'status'>): string {
    if (status === 'passed' || status === 'skipped') {
      return ''
    }
    const isDifference = ({ message = '' }: TestError) =>
      /toHaveScreenshot|toMatchAriaSnapshot/.test(message)
    return status === 'failed' && errors.every(isDifference) ? 'differs' : status
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
