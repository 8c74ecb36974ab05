import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'
import { readReportBase } from '../../scripts/compare/report-base.ts'

/**
 * Prints the progress of a report, the notes of its tests, and the pages that differ from the base.
 * Differences and notes fail no run.
 */
export default class DifferenceReporter implements Reporter {
  private readonly differing = new Set<string>()
  private readonly notes: string[] = []
  private uncompared = 0
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
    const differences = annotations.filter(({ type }) => type === 'differs')
    const isBroken =
      status !== 'skipped' && status !== 'passed' && errors.length > differences.length
    const outcome = [differences.length > 0 && 'differs', isBroken && status].filter(Boolean)
    console.log(`${this.ended} of ${this.total}  ${title}  ${outcome.join(', ')}`.trim())
    for (const { type, description = '' } of annotations) {
      if (type === 'differs') {
        this.differing.add(description)
      } else {
        this.notes.push(`${type}: ${description}`)
        this.uncompared += type === 'not compared' ? 1 : 0
      }
    }
    this.failed += isBroken ? 1 : 0
  }

  /** Shows what stops the tests, such as a build that fails. */
  onError({ stack, message }: TestError): void {
    console.error(stack ?? message)
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<Pick<FullResult, 'status'>> {
    console.log('')
    for (const note of this.notes) {
      console.log(note)
    }
    for (const page of this.differing) {
      console.log(`differs: ${page}`)
    }
    const rest = this.uncompared ? `, and ${this.uncompared} scenes could not be compared` : ''
    console.log(
      `\nDifferences from ${readReportBase()?.name}: ${this.differing.size || 'none'}${rest}`,
    )
    return { status: status === 'failed' && this.failed === 0 ? 'passed' : status }
  }
}
