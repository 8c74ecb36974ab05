import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayments } from '../../../shared/site-info/fold-payments.ts'
import { rankBrands, shuffle } from '../../../shared/site-info/rank-brands.ts'
import { seededRandom } from './seeded-random.ts'
import { emptyBrand as brand } from './wire-answer.ts'

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
  const counts = count(
    Array.from({ length: 10_000 }, () => shuffle(['a', 'b', 'c', 'd'], random).join('')),
  )
  expect(counts.size).toBe(24)
  const mean = 10_000 / 24
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
  // 23 degrees of freedom: an even shuffle stays under 49.73 in 999 of 1000 seeds.
  expect(chiSquare).toBeLessThan(49.73)
})

test('shuffling loses and doubles nothing, and leaves the given list as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
      const before = [...list]
      const shuffled = shuffle(list, seededRandom(seed))
      expect(shuffled).not.toBe(list)
      expect(count(shuffled)).toEqual(count(before))
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

function count<T>(items: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
