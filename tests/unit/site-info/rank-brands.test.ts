import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankBrands } from '../../../shared/site-info/rank-brands.ts'
import type { Brand } from '../../../shared/site-info/site-info.ts'
import { chiSquare } from './chi-square.ts'
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

test('the score falls by 0.1 for five places and stays at 4.5', () => {
  const scores = ranked.map(({ score }) => score)
  expect(scores.slice(0, 7)).toEqual(['5.0', '4.9', '4.8', '4.7', '4.6', '4.5', '4.5'])
  expect(new Set(scores.slice(5))).toEqual(new Set(['4.5']))
})

test('the first three places have a trophy each', () => {
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

test('the random value is 10, 15, 20 or 25', () => {
  const values = [0, 0.24, 0.25, 0.5, 0.75, 0.999].map(
    draw => rankBrands([brand], () => draw)[0]?.randomValue,
  )
  expect(values).toEqual([10, 10, 15, 20, 25, 25])
})

test('the four random values are equally likely', () => {
  const counts = new Map([10, 15, 20, 25].map(value => [value, 0]))
  for (const { randomValue } of rankBrands(
    Array.from({ length: 10_000 }, () => brand),
    seededRandom(1),
  )) {
    counts.set(randomValue, (counts.get(randomValue) ?? 0) + 1)
  }
  // 3 degrees of freedom: an even generator stays under 16.27 in 999 of 1000 seeds.
  expect(chiSquare([...counts.values()])).toBeLessThan(16.27)
})
