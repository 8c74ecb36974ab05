export type LineWin = { line: number; symbol: number; count: number; credits: number }

export const rowCount: number
export const paylines: readonly (readonly number[])[]
export const payouts: readonly (readonly [number, number, number])[]
export function spinReels(random?: () => number): number[][]
export function countWins(reels: readonly (readonly number[])[], creditsPerLine: number): LineWin[]
