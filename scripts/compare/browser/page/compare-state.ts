import { languageOf, marketPath, publicPath } from '../../../../shared/routes/market-path.ts'

export const themes = ['', 'dark', 'light'] as const
export const widths = [320, 390, 768, 1280, 1440]

export type SideName = 'left' | 'right'

/** All that the compare page shows. It stands in the page’s address, but for what is usual. */
export type CompareState = {
  /** The site’s path, its market segment included. */
  path: string
  /** Where the right side is, when it has left the left one. */
  rightPath: string
  left: string
  right: string
  /** The stylesheet of both sides, '' for that of their scenarios. */
  theme: (typeof themes)[number]
  /** CSS pixels. */
  width: number
  /** Whether clock and shuffle stand still. */
  fixed: boolean
  together: boolean
}

export const usual: CompareState = {
  path: '/',
  rightPath: '',
  left: 'affiliate',
  right: 'social',
  theme: '',
  width: 390,
  fixed: true,
  together: true,
}

/** Returns what an address asks for; whatever it does not name, or names wrongly, is as usual. */
export function parseState(search: string, scenarios: readonly string[]): CompareState {
  const asked = new URLSearchParams(search)
  const oneOf = <T extends string>(name: keyof CompareState, list: readonly T[], other: T): T =>
    list.find(each => each === asked.get(name)) ?? other
  const path = (name: 'path' | 'rightPath') =>
    asked.get(name)?.startsWith('/') ? `${asked.get(name)}` : usual[name]
  const width = Number(asked.get('width'))
  return {
    path: path('path'),
    rightPath: path('rightPath'),
    left: oneOf('left', scenarios, usual.left),
    right: oneOf('right', scenarios, usual.right),
    theme: oneOf('theme', themes, usual.theme),
    width: width >= 320 && width <= 1440 ? Math.round(width) : usual.width,
    fixed: asked.get('fixed') !== 'false',
    together: asked.get('together') !== 'false',
  }
}

/** Returns the state as the query of an address; '' where all is as usual. */
export function formatState(state: CompareState): string {
  const usualTexts = new URLSearchParams(Object.entries(usual).map(([k, v]) => [k, `${v}`]))
  const unusual = Object.entries(state).filter(
    ([name, value]) => usualTexts.get(name) !== `${value}`,
  )
  return unusual.length ? `?${new URLSearchParams(unusual.map(([k, v]) => [k, `${v}`]))}` : ''
}

/** Returns what a side’s frame asks the site with. */
export function frameQuery({ theme, fixed, ...scenarios }: CompareState, side: SideName): string {
  const scenario = scenarios[side] + (theme && `.${theme}`)
  return `?secretkey=${scenario}${fixed ? '&clock=2026-06-15T00:00:00Z&seed=1' : ''}`
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
