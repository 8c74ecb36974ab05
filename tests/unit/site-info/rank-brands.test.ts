import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayments } from '../../../shared/site-info/fold-payments.ts'
import { rankBrands, shuffle } from '../../../shared/site-info/rank-brands.ts'
import { seededRandom } from './seeded-random.ts'
import { brand } from './wire-answer.ts'

test('ranks have no gaps and the order is kept, for lists of every length', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), ids => {
      const list = rankBrands(ids.map(id => ({ ...brand, id })))
      expect(list.map(({ rank }) => rank)).toEqual(ids.map((_, index) => index + 1))
      expect(list.map(({ brand: { id } }) => id)).toEqual(ids)
    }),
  )
})

test('the random value is 10, 15, 20 or 25, each for a quarter of the draws', () => {
  const values = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 0.999].map(
    draw => rankBrands([brand], () => draw)[0]?.randomValue,
  )
  expect(values).toEqual([10, 10, 15, 15, 20, 20, 25, 25])
})

test('every one of the 24 orders of four items is equally likely', () => {
  const random = seededRandom(2026)
  const counts: Record<string, number> = {}
  for (let draw = 0; draw < 24_000; draw++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
    counts[order] = (counts[order] ?? 0) + 1
  }
  expect(Object.keys(counts)).toHaveLength(24)
  // Four standard deviations of an even shuffle.
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(124)
})

test('shuffling loses and doubles nothing, and leaves the given list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
      const before = [...list]
      const shuffled = shuffle(list, seededRandom(seed))
      expect(shuffled).not.toBe(list)
      expect(shuffled.sort()).toEqual([...before].sort())
      expect(list).toEqual(before)
    }),
  )
})

test.each([0, 1, 6, 7, 60])('of %i payment icons six are shown, in their order', most => {
  const payments = Array.from({ length: most }, (_, index) => `/${index}.svg`)
  const { shown, folded } = foldPayments(payments)
  expect(shown).toHaveLength(Math.min(most, 6))
  expect([...shown, ...folded]).toEqual(payments)
})
