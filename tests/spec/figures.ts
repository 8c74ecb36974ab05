// The figures of brand cards that the customer fixed (spec §9). Unit tests read them, too.

/** Payment icons before the fold. */
export const shownIcons = 6

/** The first ranks, which have trophies. */
export const trophies = 3

export const scoreAt = (index: number): string =>
  ['5.0', '4.9', '4.8', '4.7', '4.6'][index] ?? '4.5'
