import { useEffect, useRef } from 'react'

/**
 * Lets two documents scroll by proportion: where one is a third down its page, so is the other.
 * Gives back how far down both are, to whoever draws over them.
 */
export function useScrollTogether(
  views: readonly (Window | null)[],
  together: boolean,
  scrolled: () => void,
): void {
  const told = useRef(scrolled)
  told.current = scrolled
  const [left, right] = views
  useEffect(() => {
    if (!left || !right) return
    // A place that we have scrolled a document to ourselves is not passed back.
    const driven = new Map<Window, number>()
    const follow = (from: Window, to: Window) => () => {
      told.current()
      const place = from.scrollY
      if (!together || Math.abs((driven.get(from) ?? -9) - place) < 2) return
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
  }, [left, right, together])
}

const room = ({ document: { documentElement }, innerHeight }: Window): number =>
  Math.max(0, documentElement.scrollHeight - innerHeight)
