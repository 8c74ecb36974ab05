import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Room = { width: number; height: number }

/** An element's own room in CSS pixels, kept current. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const element = useRef<HTMLDivElement>(null)
  const [room, set] = useState<Room>({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => {
      set({ width: current.clientWidth, height: current.clientHeight })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, room]
}
