import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'

export const themes = ['', 'dark', 'light'] as const
export const sides = ['left', 'right'] as const
export const widths = [320, 390, 768, 1280, 1440]

export type SideName = (typeof sides)[number]

/** All that the compare page shows. It stands in the page’s address, but for what is usual. */
export type CompareState = {
  /** The site’s path, its market segment included. */
  path: string
  /** Where the right side is, when it has left the left one. */
  rightPath: string
  left: string
  right: string
  /** The stylesheet of a side, '' for that of its scenario. */
  leftTheme: (typeof themes)[number]
  rightTheme: (typeof themes)[number]
  /** CSS pixels. */
  width: number
  /** A moment as JavaScript reads it, '' for the real clock. */
  clock: string
  /** A number, '' for a real shuffle. */
  seed: string
  together: boolean
}

export const usual: CompareState = {
  path: '/',
  rightPath: '',
  left: 'affiliate',
  right: 'social',
  leftTheme: '',
  rightTheme: '',
  width: 390,
  clock: '2026-06-15T00:00:00Z',
  seed: '1',
  together: true,
}

/** Returns what an address asks for; whatever it does not name, or names wrongly, is as usual. */
export function parseState(search: string, scenarios: readonly string[]): CompareState {
  const asked = new URLSearchParams(search)
  const text = (name: keyof CompareState) => asked.get(name) ?? String(usual[name])
  const path = (name: 'path' | 'rightPath') =>
    text(name).startsWith('/') ? text(name) : usual[name]
  const oneOf = <T extends string>(name: keyof CompareState, list: readonly T[], other: T): T =>
    list.find(each => each === asked.get(name)) ?? other
  const width = Number(text('width'))
  return {
    path: path('path'),
    rightPath: path('rightPath'),
    left: oneOf('left', scenarios, usual.left),
    right: oneOf('right', scenarios, usual.right),
    leftTheme: oneOf('leftTheme', themes, ''),
    rightTheme: oneOf('rightTheme', themes, ''),
    width: width >= 320 && width <= 1440 ? Math.round(width) : usual.width,
    clock: Number.isNaN(Date.parse(text('clock'))) ? '' : text('clock'),
    seed: text('seed'),
    together: text('together') === 'true',
  }
}

/** Returns the state as the query of an address; '' where all is as usual. */
export function formatState(state: CompareState): string {
  const unusual = Object.entries(state).filter(
    ([name, value]) => !Object.entries(usual).some(([key, own]) => key === name && own === value),
  )
  const query = new URLSearchParams(unusual.map(([name, value]) => [name, String(value)]))
  return query.size ? `?${query}` : ''
}

/** Returns what a side’s frame asks the site with: its scenario, the clock and the seed. */
export function frameQuery(state: CompareState, side: SideName): string {
  const theme = state[`${side}Theme`]
  const query = new URLSearchParams({ secretkey: state[side] + (theme && `.${theme}`) })
  if (state.clock) query.set('clock', state.clock)
  if (state.seed) query.set('seed', state.seed)
  return `?${query}`
}

/** Returns what changes when a link has led a side to a path, together with the other or alone. */
export function follow(state: CompareState, side: SideName, path: string): Partial<CompareState> {
  if (state.together) return { path, rightPath: '' }
  return side === 'right' ? { rightPath: path } : { path, rightPath: state.rightPath || state.path }
}

/** Returns the same page in the other language. */
export function otherLanguage(path: string): string {
  const at = marketPath(path)
  return publicPath(languageOf(at.segment) === 'fi' ? '' : 'fi', at.path)
}
