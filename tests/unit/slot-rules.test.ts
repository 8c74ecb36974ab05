import { afterEach, expect, test, vi } from 'vitest'
import {
  drawSymbol,
  pairPrize,
  prizeOf,
  prizes,
  type SlotSymbol,
  stake,
} from '../../variants/social/slot/slot-rules.ts'

const symbols = Object.keys(prizes) as SlotSymbol[]

afterEach(() => vi.restoreAllMocks())

test('over 100,000 spins each symbol is as frequent as the others, and 95 percent is paid back', () => {
  // A fixed seed (mulberry32), so that a rare run of luck does not fail.
  let seed = 7
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  })
  const spins = 100_000
  const seen = new Map<SlotSymbol, number>()
  let paid = 0
  for (let spin = 0; spin < spins; spin++) {
    const drawn = [drawSymbol(), drawSymbol(), drawSymbol()]
    for (const symbol of drawn) {
      seen.set(symbol, (seen.get(symbol) ?? 0) + 1)
    }
    paid += prizeOf(drawn)?.pays ?? 0
  }
  for (const symbol of symbols) {
    expect((seen.get(symbol) ?? 0) / (3 * spins), symbol).toBeCloseTo(1 / symbols.length, 2)
  }
  // (400 + 250 + 150 + 100 + 50) / 125 for three equal ones, and 20 × 12 / 125 for two bacons.
  expect(paid / (spins * stake)).toBeCloseTo(0.952, 1)
})

test('of all 125 results, three equal symbols and exactly two bacons win, and nothing else', () => {
  const results = symbols.flatMap(a => symbols.flatMap(b => symbols.map(c => [a, b, c] as const)))
  expect(results).toHaveLength(125)
  for (const drawn of results) {
    const [first] = drawn
    const bacons = drawn.filter(symbol => symbol === 'bacon').length
    const isThree = drawn.every(symbol => symbol === first)
    if (isThree) {
      expect(prizeOf(drawn)).toEqual({ row: first, pays: prizes[first] })
    } else {
      expect(prizeOf(drawn)).toEqual(bacons === 2 ? { row: 'pair', pays: pairPrize } : null)
    }
  }
})
