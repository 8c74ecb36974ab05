import { expect, test, vi } from 'vitest'
import {
  drawSymbol,
  pairPrize,
  prizeOf,
  prizes,
  type SlotSymbol,
  stake,
} from '../../variants/social/slot/slot-rules.ts'

const symbols = Object.keys(prizes) as SlotSymbol[]

test('each symbol is drawn by a fifth of the random numbers', () => {
  const random = vi.spyOn(Math, 'random')
  for (const [index, symbol] of symbols.entries()) {
    for (const part of [0, 0.999]) {
      random.mockReturnValue((index + part) / symbols.length)
      expect(drawSymbol()).toBe(symbol)
    }
  }
  random.mockRestore()
})

test('of all 125 results, only three equal symbols and exactly two bacons win; 95 percent is paid back', () => {
  const results = symbols.flatMap(a => symbols.flatMap(b => symbols.map(c => [a, b, c] as const)))
  expect(results).toHaveLength(125)
  let paid = 0
  for (const drawn of results) {
    paid += prizeOf(drawn)?.pays ?? 0
    const [first] = drawn
    const bacons = drawn.filter(symbol => symbol === 'bacon').length
    const isThree = drawn.every(symbol => symbol === first)
    if (isThree) {
      expect(prizeOf(drawn)).toEqual({ row: first, pays: prizes[first] })
    } else {
      expect(prizeOf(drawn)).toEqual(bacons === 2 ? { row: 'pair', pays: pairPrize } : null)
    }
  }
  expect(paid / (results.length * stake)).toBe(0.952)
})
