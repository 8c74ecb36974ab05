import { expect, test, vi } from 'vitest'
import {
  drawSymbol,
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

test('of all 125 results, 95.2 percent is paid back, 32.8 percent pay, and only three equal symbols and two of the first three', () => {
  const results = symbols.flatMap(a => symbols.flatMap(b => symbols.map(c => [a, b, c] as const)))
  expect(results).toHaveLength(125)
  const paid = results.map(drawn => prizeOf(drawn)?.pays ?? 0)
  const sum = paid.reduce((one, other) => one + other)
  expect(sum / (results.length * stake)).toBe(0.952)
  expect(paid.filter(pays => pays > 0).length / results.length).toBe(0.328)
  for (const drawn of results) {
    const counts = symbols.map(symbol => drawn.filter(drawnSymbol => drawnSymbol === symbol).length)
    const most = Math.max(...counts)
    const symbol = symbols[counts.indexOf(most)] ?? 'toast'
    const pays = most === 1 ? undefined : prizes[symbol][most === 3 ? 3 : 2]
    expect(prizeOf(drawn), drawn.join()).toEqual(pays ? { symbol, count: most, pays } : null)
  }
})
