import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when a link is followed, for links that the router follows: scroll to the
 * element that the hash names (spec §2; smoothness is the stylesheet's) or to the top, and let the
 * keyboard and screen readers go on from there. Back and forward return to the place that was left:
 * the browser does so too, but before the page is there.
 */
export function useArrive(main: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same place arrives again
  useLayoutEffect(() => {
    if (type === 'POP') {
      const top = places.current.get(key)
      if (top !== undefined && isPresent(key)) window.scrollTo({ top, behavior: 'instant' })
      return
    }
    const target = hash ? namedBy(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [key])

  useLayoutEffect(() => {
    const remember = () => {
      // The address is the next page's already while this one still stands.
      if (isPresent(key)) places.current.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    // Smooth is for hashes: back and forward would glide as well.
    const choosePace = ({ navigationType }: NavigateEvent) => {
      const { style } = document.documentElement
      style.scrollBehavior = navigationType === 'traverse' ? 'auto' : ''
    }
    window.navigation?.addEventListener('navigate', choosePace)
    return () => window.navigation?.removeEventListener('navigate', choosePace)
  }, [])
}

/**
 * Whether the history stands at the entry that the router gave this key. An entry without a state is
 * the browser's own, of a link to a place on the page: the router calls it by the first one's key.
 */
function isPresent(key: string): boolean {
  const state: unknown = history.state
  if (!(state instanceof Object)) return false
  return ('key' in state ? state.key : 'default') === key
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
