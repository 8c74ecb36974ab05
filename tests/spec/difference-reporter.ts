import type {
  FullConfig,
  FullResult,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

/**
 * Prints the progress of a report, the notes of its tests, and the pages that differ from the base.
 * Differences and notes fail no run.
 */
export default class DifferenceReporter {
  private readonly differing = new Set<string>()
  private readonly notes: string[] = []
  private total = 0
  private ended = 0
  private base = ''
  private isBase = false
  private isBroken = false

  onBegin(
    { metadata }: Pick<FullConfig, 'metadata'>,
    suite: { allTests: () => readonly unknown[] },
  ): void {
    this.base = metadata.base
    this.total = suite.allTests().length
  }

  onTestEnd(test: Test, result: Result): void {
    const { title, annotations, parent } = test
    const { status, errors } = result
    const project = parent.project()?.name
    this.isBase ||= project === 'base'
    this.ended += 1
    const hasFailed = status !== 'skipped' && status !== 'passed'
    const isDifference = hasFailed && project === 'differences'
    if (status !== 'skipped') {
      const outcome = isDifference ? 'differs' : hasFailed && status
      console.log(`${this.ended} of ${this.total}  ${title}  ${outcome || ''}`.trim())
    }
    for (const { type, description = '' } of [...annotations, ...result.annotations]) {
      if (type === 'page' && isDifference) {
        this.differing.add(description)
      }
      if (type === 'note' || (type === 'skip' && description.startsWith('new: '))) {
        this.notes.push(`${type}: ${description}`)
      }
    }
    if (hasFailed && this.isBase) {
      const [reason = ''] = `${errors[0]?.message}`.split('\n')
      this.notes.push(`not compared: ${title}: at the base, ${reason}`)
    }
    this.isBroken ||= hasFailed && !isDifference
  }

  /** Shows what stops the tests, such as a browser that does not start. */
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
    if (!this.isBase) {
      console.log(`\nDifferences from ${this.base}: ${this.differing.size || 'none'}`)
    }
    return { status: status === 'failed' && !this.isBroken ? 'passed' : status }
  }
}

// Only what is read, so that a test can call it.
type Test = Pick<TestCase, 'title' | 'annotations'> & {
  parent: { project: () => { name: string } | undefined }
}
type Result = Pick<TestResult, 'annotations' | 'errors' | 'status'>
