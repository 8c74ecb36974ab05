export type SlotSymbol = { name: string; weight: number; pays: number }
export const symbols: readonly SlotSymbol[]
export const bet: number
export const lines: readonly (readonly number[])[]
export function spinReels(random?: () => number): SlotSymbol[][]
export function findWins(
  reels: readonly (readonly SlotSymbol[])[],
): { line: readonly number[]; symbol: SlotSymbol }[]
