export type SlotSymbol = 'bacon' | 'egg' | 'tomato' | 'mushroom' | 'toast'

/**
 * What a symbol pays if three or exactly two of it show, in credits. On average 95.2 percent of all
 * stakes are paid back, and 32.8 percent of all spins pay. The note below the table and faq.md say so.
 */
export const prizes: Record<SlotSymbol, { 3: number; 2?: number }> = {
  bacon: { 3: 350, 2: 20 },
  egg: { 3: 150, 2: 10 },
  tomato: { 3: 100, 2: 10 },
  mushroom: { 3: 60 },
  toast: { 3: 50 },
}

/** What a spin costs, in credits. Two eggs or tomatoes pay it back, which is no win. */
export const stake = 10

const symbols = Object.keys(prizes) as SlotSymbol[]

/** Draws every symbol with the same probability. */
export function drawSymbol(): SlotSymbol {
  return symbols[Math.floor(Math.random() * symbols.length)] ?? 'toast'
}

export type Prize = { symbol: SlotSymbol; count: 2 | 3; pays: number }

export function prizeOf(drawn: readonly SlotSymbol[]): Prize | null {
  for (const symbol of symbols) {
    const count = drawn.filter(drawnSymbol => drawnSymbol === symbol).length
    const pays = (count === 2 || count === 3) && prizes[symbol][count]
    if (pays) {
      return { symbol, count, pays }
    }
  }
  return null
}
