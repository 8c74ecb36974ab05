import type { Brand } from './site-info.ts'

/** A brand with its rank in the shown list and what follows from the rank. */
export type RankedBrand = {
  brand: Brand
  rank: number
  score: string
  randomValue: number
}

/** The brands in the two orders of the lists (spec §4, Ordering). */
export type Rankings = {
  /** As the info service sends them. */
  given: RankedBrand[]
  shuffled: RankedBrand[]
}

/**
 * Gives each brand one random value, 10, 15, 20 or 25, which the specification asks for and shows
 * nowhere (spec §9).
 */
export function rankBrands(brands: readonly Brand[], random = Math.random): Rankings {
  const valued = brands.map(brand => ({
    brand,
    randomValue: 10 + 5 * Math.floor(random() * 4),
  }))
  return { given: valued.map(rank), shuffled: shuffle(valued, random).map(rank) }
}

/** Adds the rank (from 1) and the score (spec §9). */
const rank = (valued: Pick<RankedBrand, 'brand' | 'randomValue'>, index: number): RankedBrand => ({
  ...valued,
  rank: index + 1,
  score: (5 - Math.min(index, 5) / 10).toFixed(1),
})

/** Makes every order equally likely (spec §4): the Fisher–Yates shuffle. */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
