import { useEffect, useState } from 'react'
import type { PageFacts } from '../../findings/page-facts.ts'
import type { Shown } from './use-frame.ts'

/** Milliseconds without any change of the document, after which it is read again. */
const quiet = 300

/** What a document says, read whenever it has come to rest after a change; null until then. */
export function useFacts(shown: Shown | null): PageFacts | null {
  const [facts, set] = useState<PageFacts | null>(null)
  useEffect(() => {
    set(null)
    const { view } = shown ?? {}
    const { comparison } = view ?? {}
    if (!view || !comparison) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const read = await comparison.facts()
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
