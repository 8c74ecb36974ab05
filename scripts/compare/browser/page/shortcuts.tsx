import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { KnownSite } from '../page-facts.ts'
import { type CompareState, otherLanguage, themes, widths } from './compare-state.ts'
import { findingsAt, type Report } from './page-list.tsx'
import type { Shown } from './use-frame.ts'

type Pressed = { state: CompareState; site: KnownSite; report: Report | null }

const next = <T,>(list: readonly T[], present: T, step = 1): T =>
  list[(list.indexOf(present) + step + list.length) % list.length] ?? present

const stepTo = (path: string): Partial<CompareState> => ({ path, rightPath: '' })

/** Everything that the keyboard does, by key, in the order of the list on `?`. */
const shortcuts: Record<string, [says: string, does: (at: Pressed) => Partial<CompareState>]> = {
  n: ['Next page', ({ site, state }) => stepTo(next(Object.keys(site.pages), state.path))],
  p: ['Previous page', ({ site, state }) => stepTo(next(Object.keys(site.pages), state.path, -1))],
  f: [
    'Next page with findings in the last report',
    ({ site, state: { path }, report }) => {
      const isMarked = (each: string) => each === path || findingsAt(report, each) > 0
      return stepTo(next(Object.keys(site.pages).filter(isMarked), path))
    },
  ],
  l: ['Other language', ({ state }) => stepTo(otherLanguage(state.path))],
  t: [
    'Together: scroll and follow links on both sides, or on one',
    ({ state: { together } }) => ({ together: !together, ...(!together && { rightPath: '' }) }),
  ],
  w: [`Next width of ${widths.join(', ')}`, ({ state }) => ({ width: next(widths, state.width) })],
  s: ['Next stylesheet', ({ state }) => ({ theme: next(themes, state.theme) })],
  c: ['Fixed clock and shuffle, or real ones', ({ state }) => ({ fixed: !state.fixed })],
}

/** Returns what a key changes; undefined for a key that does nothing. */
export const changeOf = (key: string, at: Pressed): Partial<CompareState> | undefined =>
  Object.hasOwn(shortcuts, key) ? shortcuts[key]?.[1](at) : undefined

/** Hears single keys on this page and inside the frames, but not where somebody writes. */
export function useKeys(shown: readonly (Shown | null)[], pressed: (key: string) => boolean): void {
  const told = useRef(pressed)
  told.current = pressed
  const [left, right] = shown
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
      // A list to choose from would take the key for the beginning of an entry.
      if (told.current(event.key)) event.preventDefault()
    }
    const all = [window, left?.view, right?.view].filter(view => view !== undefined)
    for (const view of all) view.addEventListener('keydown', hear)
    return () => {
      for (const view of all) view.removeEventListener('keydown', hear)
    }
  }, [left, right])
}

// By name: an element of a frame is no instance of this window's classes.
const isWritten = (target: EventTarget | null): boolean =>
  /^(INPUT|TEXTAREA)$/.test(`${Object(target).tagName}`) && Object(target).type !== 'checkbox'

/** The list of keys, which opens on `?`. */
export const KeyList = ({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }): ReactNode => (
  <dialog ref={dialog} aria-label="Keys">
    <table>
      <tbody>
        {Object.entries(shortcuts).map(([key, [says]]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{says}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <form method="dialog">
      <button type="submit" className="button second">
        Close
      </button>
    </form>
  </dialog>
)
