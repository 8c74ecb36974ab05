/** Ends when React has taken the page over (shared/site/hydrate-site.tsx). */
export const takenOver = (): Promise<void> =>
  new Promise(resolve => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('hydrated').length) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'mark', buffered: true })
  })
