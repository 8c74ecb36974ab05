import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countWins,
  paylines,
  payouts,
  rowCount,
  spinReels,
} from '../../../scripts/stand-ins/game/slot-machine.js'

/** Reels whose middle row is the given one; no other line of these can win. */
function middleRow(symbols: number[]): number[][] {
  return symbols.map((symbol, reel) => (reel % 2 ? [5, symbol, 4] : [3, symbol, 6]))
}

function middleWins(symbols: number[], creditsPerLine = 1) {
  return countWins(middleRow(symbols), creditsPerLine).filter(({ line }) => line === 0)
}

test('three of a kind from the left pay', () => {
  expect(middleWins([2, 2, 2, 1, 2])).toEqual([{ line: 0, symbol: 2, count: 3, credits: 20 }])
})

test('four and five of a kind pay as such, once', () => {
  expect(middleWins([2, 2, 2, 2, 1])).toEqual([{ line: 0, symbol: 2, count: 4, credits: 80 }])
  expect(middleWins([2, 2, 2, 2, 2])).toEqual([{ line: 0, symbol: 2, count: 5, credits: 300 }])
})

test('two of a kind, or three that do not begin at the left, pay nothing', () => {
  expect(middleWins([2, 2, 1, 2, 2])).toEqual([])
  expect(middleWins([1, 2, 2, 2, 2])).toEqual([])
})

test('a win is paid for each credit on the line', () => {
  expect(middleWins([6, 6, 6, 1, 2], 5)).toEqual([{ line: 0, symbol: 6, count: 3, credits: 30 }])
})

test('the wild symbol stands for any other, wherever it stands', () => {
  expect(middleWins([0, 3, 0, 3, 1])).toEqual([{ line: 0, symbol: 3, count: 4, credits: 50 }])
})

test('wild symbols in front pay for themselves where that is more', () => {
  expect(middleWins([0, 0, 0, 6, 1])).toEqual([{ line: 0, symbol: 0, count: 3, credits: 50 }])
  expect(middleWins([0, 0, 0, 1, 6])).toEqual([{ line: 0, symbol: 1, count: 4, credits: 150 }])
})

test('five wild symbols pay the most there is', () => {
  expect(middleWins([0, 0, 0, 0, 0])).toEqual([{ line: 0, symbol: 0, count: 5, credits: 1000 }])
})

test('each of the ten lines wins by itself', () => {
  for (const [line, rows] of paylines.entries()) {
    const reels = rows.map((row, reel) =>
      [0, 1, 2].map(other => (other === row ? 1 : ((reel + other) % 4) + 3)),
    )
    const wins = countWins(reels, 1).filter(({ symbol }) => symbol === 1)
    expect(wins).toContainEqual({ line, symbol: 1, count: 5, credits: 600 })
  }
})

test('no two lines are the same', () => {
  expect(new Set(paylines.map(String)).size).toBe(10)
})

test('a spin gives five reels of three symbols that exist', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(random, { minLength: 5, maxLength: 5 }), numbers => {
      const left = [...numbers]
      const reels = spinReels(() => left.shift() ?? 0)
      expect(reels.map(({ length }) => length)).toEqual(Array(5).fill(rowCount))
      expect(reels.flat().every(symbol => payouts[symbol] !== undefined)).toBe(true)
    }),
  )
})

test('over all stops of the reels, a line gives back between 90 and 100 percent', () => {
  expect(expectedPay()).toBeGreaterThan(0.9)
  expect(expectedPay()).toBeLessThan(1)
})

/** What one credit on the middle line pays on average, each symbol weighed by its share. */
function expectedPay(): number {
  const shares = Array.from({ length: 5 }, (_, reel) => sharesOf(reel))
  const pay = (symbols: number[], chance: number): number => {
    if (symbols.length === 5) return chance * (middleWins(symbols)[0]?.credits ?? 0)
    return payouts.reduce(
      (sum, _, symbol) =>
        sum + pay([...symbols, symbol], chance * (shares[symbols.length]?.[symbol] ?? 0)),
      0,
    )
  }
  return pay([], 1)
}

/** How often each symbol is the top one of a reel, over thirty stops. */
function sharesOf(reel: number): number[] {
  const tops = Array.from({ length: 30 }, (_, stop) => spinReels(() => stop / 30)[reel]?.[0])
  return payouts.map((_, symbol) => tops.filter(top => top === symbol).length / 30)
}
