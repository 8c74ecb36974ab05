import { expect, test } from 'vitest'
import { rankBrands, shuffle } from '../../../shared/site-info/rank-brands.ts'
import { brand } from './wire-brand.ts'

test('the random value is 10, 15, 20 or 25, each for a quarter of the draws', () => {
  const values = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 0.999].map(
    draw => rankBrands([brand], () => draw).given[0]?.randomValue,
  )
  expect(values).toEqual([10, 10, 15, 15, 20, 20, 25, 25])
})

test('a brand has one random value, the same in both orders', () => {
  const brands = Array.from({ length: 50 }, () => ({ ...brand }))
  const { given, shuffled } = rankBrands(brands)
  for (const { brand, randomValue } of given) {
    expect(shuffled.find(other => other.brand === brand)?.randomValue).toBe(randomValue)
  }
})

test('each of the 24 orders of four items results from equally many draws', () => {
  // Twelfths, because they divide evenly among four, three and two items.
  const draws = Array.from({ length: 12 }, (_, index) => index / 12)
  const counts: Record<string, number> = {}
  for (const one of draws) {
    for (const two of draws) {
      for (const three of draws) {
        const left = [one, two, three]
        const order = shuffle(Object.freeze(['a', 'b', 'c', 'd']), () => left.shift() ?? 0).join('')
        counts[order] = (counts[order] ?? 0) + 1
      }
    }
  }
  expect(Object.values(counts)).toEqual(Array(24).fill(12 ** 3 / 24))
})
