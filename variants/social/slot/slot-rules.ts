/** What three equal symbols pay, in credits. On average 95 percent of all stakes are paid back. */
export const prizes = { bacon: 400, egg: 250, tomato: 150, mushroom: 100, toast: 50 }

/** What two bacons pay, in credits. */
export const pairPrize = 20

/** What a spin costs, in credits. */
export const stake = 10

export type SlotSymbol = keyof typeof prizes

/** Returns a symbol by chance, each as often as the others. */
export function drawSymbol(): SlotSymbol {
  const symbols = Object.keys(prizes) as SlotSymbol[]
  return symbols[Math.floor(Math.random() * symbols.length)] ?? 'toast'
}

/** Returns what three symbols pay: in credits, and the row of the pay table, or null if they lose. */
export function prizeOf(
  drawn: readonly SlotSymbol[],
): { row: SlotSymbol | 'pair'; pays: number } | null {
  const [first = 'toast'] = drawn
  if (drawn.every(symbol => symbol === first)) {
    return { row: first, pays: prizes[first] }
  }
  if (drawn.filter(symbol => symbol === 'bacon').length === 2) {
    return { row: 'pair', pays: pairPrize }
  }
  return null
}
