/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react'
import type { VariantContent } from '../../../shared/content/variant-content.ts'
import type { Arrival } from '../../../shared/pages/arrival.ts'
import type { Variant } from '../../../shared/site-info/site-info.ts'
import { type News, newsAddress, type ShownPage, savedEvent } from '../contract.ts'
import { askPreview } from './ask-preview.ts'

type Content = VariantContent<string>

/** The news on the page, and the words that they name. */
type Latest = { news: News; content: Content }

/** The path of this document, from before the router follows links. */
const opened = location.pathname

let latest: Latest | null = null
let asking = new AbortController()
const listeners = new Set<() => void>()

/** Returns the latest news on the page, null before the first. */
export const useNews = (): Latest | null => useSyncExternalStore(subscribe, current, current)

const current = () => latest

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps the news up to date. Returns a function that takes the marks of the texts on the page. */
export function followNews(
  variant: Variant,
  { content: first, readJsonFile }: Arrival<Content>,
): (marks: readonly string[]) => void {
  let marks: readonly string[] | null = null
  async function ask(): Promise<void> {
    if (!marks) {
      return
    }
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const page: ShownPage = { variant, opened, path: location.pathname, marks: [...marks] }
    const answer = await askPreview<News>(newsAddress, page, signal)
    if (answer.frame !== document.documentElement.dataset.previewFrame) {
      return location.reload()
    }
    const isSame = latest?.news.content === answer.content
    const content = isSame && latest ? latest.content : await readJsonFile<Content>(answer.content)
    if (signal.aborted) {
      return
    }
    // The router reads text pages with the content that the document was opened with.
    Object.assign(first, { footer: content.footer, textIndex: content.textIndex })
    latest = { news: answer, content }
    for (const listener of listeners) {
      listener()
    }
  }
  // Without an answer, the page keeps its words until the next save.
  const tryToAsk = () => void ask().catch(() => {})
  import.meta.hot?.on(savedEvent, tryToAsk)
  // The server tells only connected pages. This one asks for what was saved before.
  import.meta.hot?.on('vite:ws:connect', tryToAsk)
  return shown => {
    marks = shown
    tryToAsk()
  }
}
