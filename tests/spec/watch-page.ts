declare global {
  interface Window {
    watched: {
      /** The timers of 200 ms or more that ended before the page was hydrated. */
      waits: number[]
      /** The elements that moved, null if they are gone. */
      moved: (Node | null)[]
    }
  }
}

/** TypeScript does not know this entry: https://developer.mozilla.org/docs/Web/API/LayoutShift */
type LayoutShift = PerformanceEntry & { sources?: { node: Node | null }[] }

/** Watches a page from its start: what it waits for, and what moves. Runs in the page. */
export function watchPage(): void {
  const watched: Window['watched'] = { waits: [], moved: [] }
  window.watched = watched
  window.setTimeout = new Proxy(setTimeout, {
    apply: (target, self, [run, delay = 0, ...values]) => {
      const end = () => {
        if (delay >= 200 && performance.getEntriesByName('hydrated').length === 0) {
          watched.waits.push(delay)
        }
        run(...values)
      }
      return Reflect.apply(target, self, [end, delay])
    },
  })
  new PerformanceObserver(list => {
    const shifts: LayoutShift[] = list.getEntries()
    watched.moved.push(...shifts.flatMap(({ sources = [] }) => sources.map(({ node }) => node)))
  }).observe({ type: 'layout-shift' })
}
