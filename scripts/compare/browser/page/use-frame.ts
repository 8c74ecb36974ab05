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
    const { probe } = view ?? {}
    if (!view || !probe) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const read = await probe.facts(true)
      if (!over) set(read)
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

/** Returns a path as the route tables write it: no slash at its end. */
const plainPath = (path: string): string => path.replace(/(.)\/+$/, '$1')
