import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a browser does when a link is followed, for links that the router follows: scroll to the
 * element that the hash names (spec §2; smoothness is the stylesheet's) or to the top, and let the
 * keyboard and screen readers go on from there. Back and forward are left to the browser.
 */
export function useArrive(main: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same place arrives anew
  useEffect(() => {
    if (first.current || type === 'POP') {
      first.current = false
      return
    }
    const target = hash ? namedBy(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [key])
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
