/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react'
import { askPreview } from './ask-preview.ts'
import { type News, type RequestOf, savedEvent } from './requests.ts'

type Shown = Pick<RequestOf<'news'>, 'variant' | 'marks'>

let shown: Shown | null = null
let latest: News | null = null
let asking = new AbortController()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the latest news on the page, null before the first. */
export const useNews = (): News | null => useSyncExternalStore(subscribe, latestNews, latestNews)

const latestNews = () => latest

/** Asks for the news on a page that shows these texts, now and after each save. */
export async function followNews(page: Shown): Promise<void> {
  shown = page
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  const request = { type: 'news', path: location.pathname, ...page } as const
  const reply = await askPreview(request, signal)
  if (signal.aborted || 'refusal' in reply) {
    return
  }
  latest = reply.answer
  for (const listener of listeners) {
    listener()
  }
}

import.meta.hot?.on(savedEvent, () => shown && followNews(shown))
