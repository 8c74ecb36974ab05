import { expect, test, vi } from 'vitest'
import DifferenceReporter from '../../spec/difference-reporter.ts'

const differs = { type: 'differs', description: '/poker affiliate' }

test.each([
  ['a difference', 'passed', [{ annotations: [differs], count: 1 }]],
  ['a broken requirement', 'failed', [{ annotations: [differs], count: 1 }, { count: 1 }]],
  ['a broken requirement of a page that differs', 'failed', [{ annotations: [differs], count: 2 }]],
])('a report with %s has %s', async (_, status, scenes) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const reporter = new DifferenceReporter()
  for (const { annotations = [], count } of scenes) {
    const errors = Array(count).fill({ message: 'is wrong' })
    reporter.onTestEnd({ title: '/poker' }, { annotations, errors, status: 'failed' })
  }
  expect(await reporter.onEnd({ status: 'failed' })).toEqual({ status })
  vi.restoreAllMocks()
})
