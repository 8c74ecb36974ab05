import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { openDetails } from '../pages/open-details.ts'

/**
 * Does for the router’s links what browsers do for other links: scrolls to the hash’s element (spec
 * §2) or to the top, and moves the focus there. A question that the hash names opens. Back and
 * forward return to the former scroll position; the browser’s own attempt comes before the page is
 * there. The stylesheet makes scrolling smooth.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same place arrives again
  useLayoutEffect(() => {
    const target = hash ? namedBy(hash) : null
    if (type === 'POP') {
      // The loader opens what the browser has found itself. A visitor may have closed it since then.
      if (!target?.matches(':target')) {
        openDetails(target)
      }
      const top = places.current.get(key)
      if (top !== undefined && isPresent(key)) {
        window.scrollTo({ top, behavior: 'instant' })
      }
      return
    }
    openDetails(target)
    if (target) {
      target.scrollIntoView()
    } else {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    main.current?.focus({ preventScroll: true })
  }, [key])

  useLayoutEffect(() => {
    const remember = () => {
      // The address changes before the page does.
      if (isPresent(key)) {
        places.current.set(key, window.scrollY)
      }
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    // A link to the present hash changes no address, so no other event tells of it.
    const openAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.hash && link.href === location.href) {
        openDetails(namedBy(link.hash))
      }
    }
    window.addEventListener('click', openAgain)
    return () => window.removeEventListener('click', openAgain)
  }, [])

  useEffect(() => {
    // Smooth scrolling is for hashes, not for back and forward.
    const choosePace = ({ navigationType }: NavigateEvent) => {
      const { style } = document.documentElement
      style.scrollBehavior = navigationType === 'traverse' ? 'auto' : ''
    }
    window.navigation?.addEventListener('navigate', choosePace)
    return () => window.navigation?.removeEventListener('navigate', choosePace)
  }, [])
}

/**
 * Checks that a key of the router is that of the present history entry. An entry without a state
 * comes from a hash link that the browser followed; the router gives it the first entry’s key.
 */
function isPresent(key: string): boolean {
  const state: unknown = history.state
  if (!(state instanceof Object)) {
    return false
  }
  return ('key' in state ? state.key : 'default') === key
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
