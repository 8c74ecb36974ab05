import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PageFacts } from '../page-facts.ts'

/** A document of a frame: a new object for each, where the frame’s window is always the same. */
export type Shown = { view: Window }

export type FrameInput = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Where the frame is to be, and what it is to ask the site with. */
  path: string
  query: string
  /** Told when a link inside has led the frame to another path. */
  went: (path: string) => void
  /** Given each new document of the frame. */
  loaded: (shown: Shown) => void
}

/**
 * Keeps a frame where the state wants it. The frame’s own links lead it on: the router’s within the
 * document, others to a new document that lacks the query, and is loaded again with it.
 */
export function useFrame({ frame, path, query, went, loaded }: FrameInput): void {
  const shown = useRef({ path: '', query: '' })
  const told = useRef({ went, loaded })
  told.current = { went, loaded }

  useEffect(() => {
    if (shown.current.path === path && shown.current.query === query) return
    shown.current = { path, query }
    frame.current?.contentWindow?.location.replace(path + query)
  }, [frame, path, query])

  useEffect(() => {
    const element = frame.current
    const moved = () => {
      const view = element?.contentWindow
      if (!view || view.location.protocol === 'about:') return
      const { path: old } = shown.current
      shown.current.path = plainPath(view.location.pathname)
      if (shown.current.path !== old) told.current.went(shown.current.path)
    }
    const load = () => {
      const view = element?.contentWindow
      if (!view || view.location.protocol === 'about:') return
      moved()
      if (!view.location.search) {
        view.location.replace(shown.current.path + shown.current.query)
        return
      }
      view.navigation.addEventListener('currententrychange', moved)
      told.current.loaded({ view })
    }
    element?.addEventListener('load', load)
    return () => element?.removeEventListener('load', load)
  }, [frame])
}

/** Milliseconds without any change of the document, after which it is read again. */
const quiet = 300

/** Returns what a document says, read whenever it has come to rest after a change; null until then. */
export function useFacts(shown: Shown | null): PageFacts | null {
  const [facts, set] = useState<PageFacts | null>(null)
  useEffect(() => {
    set(null)
    const { view } = shown ?? {}
    if (!view) return
    let over = false
    let timer = 0
    const read = async () => {
      const facts = await view.probe?.facts(true)
      if (!over) set(facts ?? null)
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(read, quiet)
    })
    observer.observe(view.document, { childList: true, subtree: true, characterData: true })
    read().catch(console.error)
    return () => {
      over = true
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [shown])
  return facts
}

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

/** Returns a path as the route tables write it: no slash at its end. */
const plainPath = (path: string): string => path.replace(/(.)\/+$/, '$1')
