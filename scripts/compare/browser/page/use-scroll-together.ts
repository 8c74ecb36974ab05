import { useEffect } from 'react'
import type { Shown } from './use-frame.ts'

/** Lets two documents scroll by proportion: where one is a third down its page, so is the other. */
export function useScrollTogether(
  leftShown: Shown | null,
  rightShown: Shown | null,
  together: boolean,
): void {
  useEffect(() => {
    if (!leftShown || !rightShown || !together) return
    const [left, right] = [leftShown.view, rightShown.view]
    // A place that we have scrolled a document to ourselves is not passed back.
    const driven = new Map<Window, number>()
    const follow = (from: Window, to: Window) => () => {
      const place = from.scrollY
      if (Math.abs((driven.get(from) ?? -9) - place) < 2) return
      driven.delete(from)
      const top = Math.round((place / (room(from) || 1)) * room(to))
      driven.set(to, top)
      to.scrollTo({ top, behavior: 'instant' })
    }
    const [onLeft, onRight] = [follow(left, right), follow(right, left)]
    left.addEventListener('scroll', onLeft, { passive: true })
    right.addEventListener('scroll', onRight, { passive: true })
    return () => {
      left.removeEventListener('scroll', onLeft)
      right.removeEventListener('scroll', onRight)
    }
  }, [leftShown, rightShown, together])
}

/** How far a document can scroll. One that gives way to the next page has no element any more. */
const room = ({ document, innerHeight }: Window): number =>
  Math.max(0, (document.scrollingElement?.scrollHeight ?? 0) - innerHeight)
