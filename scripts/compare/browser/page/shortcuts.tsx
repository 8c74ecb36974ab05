import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { KnownSite } from '../page-facts.ts'
import { type CompareState, otherLanguage, themes, usual, widths } from './compare-state.ts'
import { findingsAt, type Report } from './page-list.tsx'
import type { Shown } from './use-frame.ts'

type Shortcut = {
  key: string
  says: string
  does: (state: CompareState, data: KnownSite, report: Report | null) => Partial<CompareState>
}

const next = <T,>(list: readonly T[], present: T, step = 1): T =>
  list[(list.indexOf(present) + step + list.length) % list.length] ?? present

const stepTo = (path: string): Partial<CompareState> => ({ path, rightPath: '' })

/** Everything that the keyboard does, in the order of the list on `?`. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'n', says: 'Next page', does: (s, { pages }) => stepTo(next(Object.keys(pages), s.path)) },
  {
    key: 'p',
    says: 'Previous page',
    does: (s, { pages }) => stepTo(next(Object.keys(pages), s.path, -1)),
  },
  {
    key: 'f',
    says: 'Next page with findings in the last report',
    does: ({ path }, { pages }, report) => {
      const all = Object.keys(pages)
      const marked = all.filter(each => each === path || findingsAt(report, each) > 0)
      return stepTo(next(marked, path))
    },
  },
  { key: 'l', says: 'Other language', does: ({ path }) => stepTo(otherLanguage(path)) },
  {
    key: 't',
    says: 'Together: scroll and follow links on both sides, or on one',
    does: ({ together }) => ({ together: !together, ...(together ? {} : { rightPath: '' }) }),
  },
  {
    key: 'w',
    says: `Next width of ${widths.join(', ')}`,
    does: ({ width }) => ({ width: next(widths, width) }),
  },
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
]

/** Hears single keys on this page and inside the frames, but not where somebody writes. */
export function useShortcuts(
  shown: readonly (Shown | null)[],
  pressed: (key: string) => boolean,
): void {
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
  <dialog ref={dialog} aria-labelledby="keys">
    <h2 id="keys">Keys</h2>
    <dl>
      {[{ key: '?', says: 'This list' }, ...shortcuts].map(({ key, says }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog">
      <button type="submit" className="button second">
        Close
      </button>
    </form>
  </dialog>
)
