import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffle } from '../../../shared/site-info/rank-brands.ts'
import { chiSquare } from './chi-square.ts'
import { seededRandom } from './seeded-random.ts'

const draws = 10_000

function countOrders(seed: number): Map<string, number> {
  const random = seededRandom(seed)
  const counts = new Map<string, number>()
  for (let draw = 0; draw < draws; draw++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  return counts
}

test('every one of the 24 orders of four items is equally likely', () => {
  const counts = countOrders(2026)
  expect(counts.size).toBe(24)
  // 23 degrees of freedom: an even shuffle stays under 49.73 in 999 of 1000 seeds.
  expect(chiSquare([...counts.values()])).toBeLessThan(49.73)
})

test('every brand of ten is equally likely in every place', () => {
  const random = seededRandom(64)
  const items = Array.from({ length: 10 }, (_, index) => index)
  const places = items.map(() => items.map(() => 0))
  for (let draw = 0; draw < draws; draw++) {
    shuffle(items, random).forEach((item, place) => {
      const row = places[place]
      if (row) row[item] = (row[item] ?? 0) + 1
    })
  }
  // 9 degrees of freedom: 33.72 in 9 999 of 10 000 seeds.
  for (const row of places) expect(chiSquare(row)).toBeLessThan(33.72)
})

test('nothing is lost or doubled, and the given list stays as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
      const before = [...list]
      const ascending = (a: number, b: number) => a - b
      const shuffled = shuffle(list, seededRandom(seed))
      expect(shuffled).not.toBe(list)
      expect(shuffled.sort(ascending)).toEqual([...list].sort(ascending))
      expect(list).toEqual(before)
    }),
  )
})

test('items that are lists themselves stay whole', () => {
  expect(shuffle([[1, 2]])).toEqual([[1, 2]])
})
