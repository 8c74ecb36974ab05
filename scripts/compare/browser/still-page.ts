/**
 * Makes a page look the same at any time. Runs in the page, before all other scripts, so it uses
 * nothing from outside.
 */
export function stillPage(): void {
  // In June by UTC it is July in New Zealand, so that a heading with the wrong time zone shows.
  stopClock(Date.UTC(2026, 5, 30, 20))
  fixShuffle()
  // A scroll bar would make the page narrower than its window.
  addStyle('html { scrollbar-width: none }')

  /** Stops the page's clock. Timers still run. */
  function stopClock(moment: number): void {
    globalThis.Date = new Proxy(Date, {
      construct: (target, parts) => Reflect.construct(target, parts.length ? parts : [moment]),
      get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
    })
  }

  /** Makes Math.random return the same numbers on every page (Park and Miller’s generator). */
  function fixShuffle(): void {
    let state = 1
    Math.random = () => {
      state = (state * 48271) % 0x7fffffff
      return state / 0x7fffffff
    }
  }

  function addStyle(css: string): void {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
}
