import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldPayments } from '../../../shared/site-info/fold-payments.ts'
import { rankBrands, shuffle } from '../../../shared/site-info/rank-brands.ts'
import type { Brand } from '../../../shared/site-info/site-info.ts'
import { seededRandom } from './seeded-random.ts'

const brand: Brand = {
  id: 'kiwi',
  url: 'https://kiwi.example/',
  host: 'kiwi.example',
  logo: '',
  bonus: '',
  privileges: ['', '', ''],
  payments: [],
}

const ranked = rankBrands(Array.from({ length: 200 }, (_, index) => ({ ...brand, id: `${index}` })))

test('the score falls by 0.1 for five places and stays at 4.5; three places have a trophy', () => {
  const scores = ranked.map(({ score }) => score)
  expect(scores.slice(0, 7)).toEqual(['5.0', '4.9', '4.8', '4.7', '4.6', '4.5', '4.5'])
  expect(new Set(scores.slice(5))).toEqual(new Set(['4.5']))
  const trophies = ranked.map(({ trophy }) => trophy)
  expect(trophies.slice(0, 4)).toEqual([1, 2, 3, 0])
  expect(new Set(trophies.slice(3))).toEqual(new Set([0]))
})

test('ranks have no gaps and the order is kept, for lists of every length', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), ids => {
      const list = rankBrands(ids.map(id => ({ ...brand, id })))
      expect(list.map(({ rank }) => rank)).toEqual(ids.map((_, index) => index + 1))
      expect(list.map(({ brand: { id } }) => id)).toEqual(ids)
    }),
  )
})

test('the random value is 10, 15, 20 or 25, each equally likely', () => {
  const values = [0, 0.24, 0.25, 0.5, 0.75, 0.999].map(
    draw => rankBrands([brand], () => draw)[0]?.randomValue,
  )
  expect(values).toEqual([10, 10, 15, 20, 25, 25])
  const many = rankBrands(Array(10_000).fill(brand), seededRandom(1))
  const counts = count(many.map(({ randomValue }) => randomValue))
  // 3 degrees of freedom: an even generator stays under 16.27 in 999 of 1000 seeds.
  expect(chiSquare([...counts.values()])).toBeLessThan(16.27)
})

test('every one of the 24 orders of four items is equally likely', () => {
  const random = seededRandom(2026)
  const orders = Array.from({ length: 10_000 }, () =>
    shuffle(['a', 'b', 'c', 'd'], random).join(''),
  )
  const counts = count(orders)
  expect(counts.size).toBe(24)
  // 23 degrees of freedom: an even shuffle stays under 49.73 in 999 of 1000 seeds.
  expect(chiSquare([...counts.values()])).toBeLessThan(49.73)
})

test('every brand of ten is equally likely in every place', () => {
  const random = seededRandom(64)
  const items = Array.from({ length: 10 }, (_, index) => index)
  const lists = Array.from({ length: 10_000 }, () => shuffle(items, random))
  for (const place of items) {
    const counts = count(lists.map(list => list[place]))
    // 9 degrees of freedom: 33.72 in 9 999 of 10 000 seeds.
    expect(chiSquare([...counts.values()])).toBeLessThan(33.72)
  }
})

test('shuffling loses and doubles nothing, and leaves the given list as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer(), fc.array(fc.integer()))),
      fc.nat(),
      (list, seed) => {
        const before = [...list]
        const shuffled = shuffle(list, seededRandom(seed))
        expect(shuffled).not.toBe(list)
        expect(count(shuffled)).toEqual(count(before))
        expect(list).toEqual(before)
      },
    ),
  )
})

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [6, 6, 0],
  [7, 6, 1],
  [60, 6, 54],
])('of %i payment icons %i are shown and %i folded, in their order', (most, shown, folded) => {
  const payments = Array.from({ length: most }, (_, index) => `/${index}.svg`)
  const parts = foldPayments(payments)
  expect(parts.shown).toHaveLength(shown)
  expect(parts.folded).toHaveLength(folded)
  expect([...parts.shown, ...parts.folded]).toEqual(payments)
})

function count<T>(items: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Returns how far counts are from all being equal: the chi-square statistic against the mean. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}
