import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  againsts,
  type CompareState,
  formatState,
  frameQuery,
  otherLanguage,
  parseState,
  themes,
  usual,
  views,
} from '../../../scripts/compare/browser/page/compare-state.ts'

const scenarios = ['affiliate', 'social', 'slow']

const state: fc.Arbitrary<CompareState> = fc.record({
  path: fc.webPath().map(path => `/${path.replace(/^\/+/, '')}`),
  left: fc.constantFrom(...scenarios),
  right: fc.constantFrom(...scenarios),
  leftTheme: fc.constantFrom(...themes),
  rightTheme: fc.constantFrom(...themes),
  width: fc.integer({ min: 320, max: 1440 }),
  clock: fc.constantFrom('', '2026-01-31T00:00:00Z', usual.clock),
  seed: fc.constantFrom('', '1', '42'),
  together: fc.boolean(),
  view: fc.constantFrom(...views),
  against: fc.constantFrom(...againsts),
  at: fc.integer({ min: 0, max: 100 }),
  differences: fc.boolean(),
})

test('every state comes back from its address', () => {
  fc.assert(
    fc.property(state, each => {
      expect(parseState(formatState(each), scenarios)).toEqual(each)
    }),
  )
})

test('whatever stands in an address gives a state that can be shown', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const parsed = parseState(`?${query}&width=${query}&left=${query}&at=-1`, scenarios)
      expect(parsed.width).toBeGreaterThanOrEqual(320)
      expect(scenarios).toContain(parsed.left)
      expect(parsed.at).toBe(50)
    }),
  )
})

test('the usual state has a plain address', () => {
  expect(formatState(usual)).toBe('')
})

test('a frame asks with its scenario, its stylesheet, the clock and the seed', () => {
  const asked = frameQuery({ ...usual, left: 'slow', leftTheme: 'light', seed: '' }, 'left')
  expect(asked).toBe('?secretkey=slow.light&clock=2026-06-15T00%3A00%3A00Z')
})

test('the other language of a page is the same page', () => {
  expect(otherLanguage('/fi/poker')).toBe('/poker')
  expect(otherLanguage('/nz/poker')).toBe('/fi/poker')
  expect(otherLanguage('/')).toBe('/fi')
})
