import { expect, test, vi } from 'vitest'
import DifferenceReporter from '../../spec/difference-reporter.ts'

const difference = 'Error: expect(page).toHaveScreenshot(expected) failed'
const broken = 'Error: 9.7 the footer’s year is 2024 · / social light · it is 2025'

test.each([
  ['a difference', 'passed', [[difference]]],
  ['a broken requirement', 'failed', [[difference], [broken]]],
  ['a broken requirement of a page that differs', 'failed', [[difference, broken]]],
])('a report with %s has %s', async (_, status, pages) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const reporter = new DifferenceReporter()
  for (const messages of pages) {
    const errors = messages.map(message => ({ message }))
    reporter.onTestEnd({ title: '/' }, { annotations: [], errors, status: 'failed' })
  }
  expect(await reporter.onEnd({ status: 'failed' })).toEqual({ status })
  vi.restoreAllMocks()
})
