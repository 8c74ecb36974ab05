import type { Brand } from './site-info.ts'

/** A brand with its rank in the shown list and what follows from the rank. */
export type RankedBrand = {
  brand: Brand
  rank: number
  score: string
  trophy: 0 | 1 | 2 | 3
  randomValue: number
}

const trophies = [1, 2, 3] as const

/**
 * Returns the brands in their order with rank (from 1), score, trophy (0 for none) and the random
 * value, 10, 15, 20 or 25, that the specification asks for and shows nowhere (spec §9).
 */
export function rankBrands(brands: readonly Brand[], random = Math.random): RankedBrand[] {
  return brands.map((brand, index) => ({
    brand,
    rank: index + 1,
    score: (5 - Math.min(index, 5) / 10).toFixed(1),
    trophy: trophies[index] ?? 0,
    randomValue: 10 + 5 * Math.floor(random() * 4),
  }))
}

/** Returns the items in a random order, each equally likely (spec §4): the Fisher–Yates shuffle. */
export function shuffle<T>(list: readonly T[], random = Math.random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
