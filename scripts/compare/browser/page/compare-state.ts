import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'

export const views = ['side', 'slider', 'blend', 'blink'] as const
export const againsts = ['other', 'left', 'right'] as const
export const themes = ['', 'dark', 'light'] as const
export const sides = ['left', 'right'] as const

export type SideName = (typeof sides)[number]

/** All that the compare page shows: it stands in the page's address, but for what is usual. */
export type CompareState = {
  /** The site's path, its market segment included. */
  path: string
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
  view: (typeof views)[number]
  /** What lies over what: the right side over the left, or a side's approved picture over it. */
  against: (typeof againsts)[number]
  /** Where the slider stands, in percent. */
  at: number
  differences: boolean
}

export const usual: CompareState = {
  path: '/',
  left: 'affiliate',
  right: 'social',
  leftTheme: '',
  rightTheme: '',
  width: 390,
  clock: '2026-06-15T00:00:00Z',
  seed: '1',
  together: true,
  view: 'side',
  against: 'other',
  at: 50,
  differences: true,
}

export const widthLimits = { min: 320, max: 1440 }

/** What an address asks for; whatever it does not name, or names wrongly, is as usual. */
export function parseState(search: string, scenarios: readonly string[]): CompareState {
  const asked = new URLSearchParams(search)
  const text = (name: keyof CompareState) => asked.get(name) ?? String(usual[name])
  const oneOf = <T extends string>(name: keyof CompareState, list: readonly T[], other: T): T =>
    list.find(each => each === asked.get(name)) ?? other
  const number = (name: 'width' | 'at', min: number, max: number) => {
    const value = Number(text(name))
    return value >= min && value <= max ? Math.round(value) : usual[name]
  }
  return {
    path: text('path').startsWith('/') ? text('path') : usual.path,
    left: oneOf('left', scenarios, usual.left),
    right: oneOf('right', scenarios, usual.right),
    leftTheme: oneOf('leftTheme', themes, ''),
    rightTheme: oneOf('rightTheme', themes, ''),
    width: number('width', widthLimits.min, widthLimits.max),
    clock: Number.isNaN(Date.parse(text('clock'))) ? '' : text('clock'),
    seed: text('seed'),
    together: text('together') === 'true',
    view: oneOf('view', views, usual.view),
    against: oneOf('against', againsts, usual.against),
    at: number('at', 0, 100),
    differences: text('differences') === 'true',
  }
}

/** The state as the query of an address; empty where all is as usual. */
export function formatState(state: CompareState): string {
  const unusual = Object.entries(state).filter(
    ([name, value]) => !Object.entries(usual).some(([key, own]) => key === name && own === value),
  )
  const query = new URLSearchParams(unusual.map(([name, value]) => [name, String(value)]))
  return query.size ? `?${query}` : ''
}

/** What a side's frame is to ask the site with: its scenario, the clock and the seed. */
export function frameQuery(state: CompareState, side: SideName): string {
  const theme = state[`${side}Theme`]
  const query = new URLSearchParams({ secretkey: state[side] + (theme && `.${theme}`) })
  if (state.clock) query.set('clock', state.clock)
  if (state.seed) query.set('seed', state.seed)
  return `?${query}`
}

/** The same page in the other language. */
export function otherLanguage(path: string): string {
  const at = marketPath(path)
  return publicPath(languageOf(at.segment) === 'fi' ? '' : 'fi', at.path)
}

/** A path as the route tables write it: no slash at its end. */
export const plainPath = (path: string): string => path.replace(/(.)\/+$/, '$1')
