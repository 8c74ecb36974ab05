import {
  againsts,
  type CompareState,
  otherLanguage,
  themes,
  usual,
  views,
  widthLimits,
} from './compare-state.ts'

export type Shortcut = {
  key: string
  says: string
  does: (state: CompareState, paths: readonly string[]) => Partial<CompareState>
}

const next = <T>(list: readonly T[], present: T, step = 1): T =>
  list[(list.indexOf(present) + step + list.length) % list.length] ?? present

const inLimits = (width: number): number =>
  Math.min(widthLimits.max, Math.max(widthLimits.min, width))

/** The widths that are looked at most: phones, a tablet, desks. */
const usualWidths = [320, 390, 768, 1280, 1440]

/** Everything that the keyboard does, in the order of the list on `?`. */
export const shortcuts: readonly Shortcut[] = [
  {
    key: 't',
    says: 'Together: scroll and follow links on both sides, or on one',
    does: ({ together }) => ({ together: !together }),
  },
  { key: 'n', says: 'Next page', does: (s, paths) => ({ path: next(paths, s.path) }) },
  { key: 'p', says: 'Previous page', does: (s, paths) => ({ path: next(paths, s.path, -1) }) },
  { key: 'l', says: 'Other language', does: ({ path }) => ({ path: otherLanguage(path) }) },
  ...views.map((view, index) => ({
    key: `${index + 1}`,
    says: { side: 'Side by side', slider: 'Slider', blend: 'Blend', blink: 'Blink' }[view],
    does: () => ({ view }),
  })),
  {
    key: 'a',
    says: 'Over each other: the two sides, or a side and its approved picture',
    does: ({ against }) => ({ against: next(againsts, against) }),
  },
  { key: ',', says: 'Slider to the left', does: ({ at }) => ({ at: Math.max(0, at - 5) }) },
  { key: '.', says: 'Slider to the right', does: ({ at }) => ({ at: Math.min(100, at + 5) }) },
  {
    key: 'w',
    says: `Next width of ${usualWidths.join(', ')}`,
    does: ({ width }) => ({ width: usualWidths.find(each => each > width) ?? 320 }),
  },
  { key: '-', says: 'Narrower by 10', does: ({ width }) => ({ width: inLimits(width - 10) }) },
  { key: '+', says: 'Wider by 10', does: ({ width }) => ({ width: inLimits(width + 10) }) },
  {
    key: '[',
    says: 'Stylesheet of the left side',
    does: ({ leftTheme }) => ({ leftTheme: next(themes, leftTheme) }),
  },
  {
    key: ']',
    says: 'Stylesheet of the right side',
    does: ({ rightTheme }) => ({ rightTheme: next(themes, rightTheme) }),
  },
  {
    key: 'c',
    says: 'Fixed clock, or the real one',
    does: ({ clock }) => ({ clock: clock ? '' : usual.clock }),
  },
  {
    key: 's',
    says: 'Fixed shuffle, or a real one',
    does: ({ seed }) => ({ seed: seed ? '' : usual.seed }),
  },
  {
    key: 'd',
    says: 'Differences in words',
    does: ({ differences }) => ({ differences: !differences }),
  },
]
