import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  // A page in the back-forward cache gets no events.
  addEventListener('pageshow', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
    removeEventListener('pageshow', notify)
  }
}

/**
 * The browser can be wrong about its connection, so only the words of a message may depend on it.
 * Prerendered pages have a connection.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
