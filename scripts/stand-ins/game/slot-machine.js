/** The rules of the slot, without any page. A symbol's weight is its share of 16 on each reel. */
export const symbols = [
  { name: 'egg', weight: 1, pays: 1000 },
  { name: 'bacon', weight: 2, pays: 200 },
  { name: 'tomato', weight: 3, pays: 60 },
  { name: 'toast', weight: 3, pays: 50 },
  { name: 'mushroom', weight: 3, pays: 40 },
  { name: 'coffee', weight: 4, pays: 16 },
]

/** What a spin costs: two credits for each line. */
export const bet = 10

/** For each line, its row on each of the three reels. */
export const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

const strip = symbols.flatMap(symbol => Array(symbol.weight).fill(symbol))

/** Returns three symbols for each of three reels. */
export const spinReels = (random = Math.random) =>
  lines[0].map(() => lines[0].map(() => strip[Math.floor(random() * strip.length)]))

/** Returns the lines that hold three of a kind, each with that symbol. */
export const findWins = reels =>
  lines.flatMap(line => {
    const [symbol, ...others] = line.map((row, reel) => reels[reel][row])
    return others.every(other => other === symbol) ? [{ line, symbol }] : []
  })
