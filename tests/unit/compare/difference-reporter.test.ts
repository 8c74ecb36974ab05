import { afterEach, expect, test, vi } from 'vitest'
import DifferenceReporter from '../../spec/difference-reporter.ts'

afterEach(() => void vi.restoreAllMocks())

/** Reports one test of each named project, which fails. Returns the status and what is printed. */
async function report(...projects: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const reporter = new DifferenceReporter()
  reporter.onBegin({ metadata: { base: 'v1.2' } }, { allTests: () => [] })
  for (const name of projects) {
    const annotations = [{ type: 'page', description: '/poker affiliate' }]
    const parent = { project: () => ({ name }) }
    const failed = { annotations: [], errors: [{ message: 'is wrong' }], status: 'failed' as const }
    reporter.onTestEnd({ title: '/poker', annotations, parent }, failed)
  }
  const { status } = await reporter.onEnd({ status: 'failed' })
  return { status, printed: print.mock.calls.join('\n') }
}

test('a report with a difference passes, and names the page', async () => {
  const { status, printed } = await report('differences')
  expect(status).toBe('passed')
  expect(printed).toContain('differs: /poker affiliate\n')
  expect(printed).toContain('Differences from v1.2: 1')
})

test.each([[['requirements']], [['differences', 'requirements']]])(
  'a report with a broken requirement has failed: %s',
  async projects => {
    expect(await report(...projects)).toMatchObject({ status: 'failed' })
  },
)

test('a base that cannot be compared fails the report, with the reason', async () => {
  const { status, printed } = await report('base')
  expect(status).toBe('failed')
  expect(printed).toContain('not compared: /poker: at the base, is wrong')
})
