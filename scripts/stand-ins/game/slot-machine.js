/**
 * The rules of the slot, without any page: five reels, three rows, ten lines that pay from the
 * left. Symbols are numbers, from 0, which stands for any other, down to the least worth.
 */

const strips = [
  '546530642635461251651342534236',
  '356236241561453612453456352640',
  '105624536241263461543543563256',
  '643564362453263146513564520152',
  '031543612562536456436423546125',
].map(strip => [...strip].map(Number))

export const rowCount = 3

/** For each line, its row on each reel, 0 the top one. */
export const paylines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]

/** For each symbol, what three, four and five of it pay for one credit on the line. */
export const payouts = [
  [50, 250, 1000],
  [30, 150, 600],
  [20, 80, 300],
  [14, 50, 150],
  [12, 35, 120],
  [8, 22, 75],
  [6, 18, 60],
]

/** Lets each reel stop anywhere. Gives its symbols from the top, reel by reel. */
export function spinReels(random = Math.random) {
  return strips.map(strip => {
    const stop = Math.floor(random() * strip.length)
    return Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length])
  })
}

/** Gives the winning lines among the ten, each with what it pays for this bet. */
export function countWins(reels, creditsPerLine) {
  return paylines.flatMap((rows, line) => {
    const { symbol, count, pays } = bestRun(rows.map((row, reel) => reels[reel][row]))
    return pays === 0 ? [] : [{ line, symbol, count, credits: pays * creditsPerLine }]
  })
}

/** A line pays once: either for its first symbol or for the wild ones alone, whichever is more. */
function bestRun(symbols) {
  const first = symbols.find(symbol => symbol !== 0) ?? 0
  const [own, wild] = [first, 0].map(symbol => {
    const end = symbols.findIndex(other => other !== symbol && other !== 0)
    const count = end === -1 ? symbols.length : end
    return { symbol, count, pays: payouts[symbol][count - 3] ?? 0 }
  })
  return wild.pays > own.pays ? wild : own
}
