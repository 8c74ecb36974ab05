import { useEffect, useRef } from 'react'
import type { Shown } from './use-frame.ts'

/** Hears single keys on this page and inside the frames, but not where somebody writes. */
export function useShortcuts(
  shown: readonly (Shown | null)[],
  pressed: (key: string) => void,
): void {
  const told = useRef(pressed)
  told.current = pressed
  const [left, right] = shown
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return
      told.current(event.key)
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
  /^(INPUT|TEXTAREA|SELECT)$/.test(String(Object(target).tagName))
