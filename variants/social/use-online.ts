import { useSyncExternalStore } from 'react'

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** Returns whether the browser has a connection, as far as it knows. Prerendered pages have one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Makes components read the connection's state again, if the browser fired no event. */
export const lookAgain = (): boolean => dispatchEvent(new Event('online'))
