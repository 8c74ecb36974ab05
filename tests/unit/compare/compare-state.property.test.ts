import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CompareState,
  follow,
  formatState,
  frameQuery,
  otherLanguage,
  parseState,
  themes,
  usual,
} from '../../../scripts/compare/browser/page/compare-state.ts'

const scenarios = ['affiliate', 'social', 'slow']

const path = fc.webPath().map(path => `/${path.replace(/^\/+/, '')}`)

const state: fc.Arbitrary<CompareState> = fc.record({
  path,
  rightPath: fc.oneof(fc.constant(''), path),
  left: fc.constantFrom(...scenarios),
  right: fc.constantFrom(...scenarios),
  theme: fc.constantFrom(...themes),
  width: fc.integer({ min: 320, max: 1440 }),
  fixed: fc.boolean(),
  together: fc.boolean(),
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
      const parsed = parseState(`?${query}&width=${query}&left=${query}`, scenarios)
      expect(parsed.width).toBeGreaterThanOrEqual(320)
      expect(scenarios).toContain(parsed.left)
    }),
  )
})

test('the usual state has a plain address', () => {
  expect(formatState(usual)).toBe('')
})

test('a frame asks with its scenario and stylesheet, the clock and the seed', () => {
  const asked = frameQuery({ ...usual, left: 'slow', theme: 'light' }, 'left')
  expect(asked).toBe('?secretkey=slow.light&clock=2026-06-15T00:00:00Z&seed=1')
  expect(frameQuery({ ...usual, fixed: false }, 'right')).toBe('?secretkey=social')
})

test('the other language of a page is the same page', () => {
  expect(otherLanguage('/fi/poker')).toBe('/poker')
  expect(otherLanguage('/nz/poker')).toBe('/fi/poker')
  expect(otherLanguage('/')).toBe('/fi')
})

test('a link leads both sides, or with together off its own side alone', () => {
  expect(follow(usual, 'right', '/poker')).toEqual({ path: '/poker', rightPath: '' })
  const apart = { ...usual, together: false }
  expect(follow(apart, 'right', '/poker')).toEqual({ rightPath: '/poker' })
  expect(follow(apart, 'left', '/poker')).toEqual({ path: '/poker', rightPath: '/' })
})
