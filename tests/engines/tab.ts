import { expect } from 'playwright/test'

/** A browser with one tab, as far as the sentences need it. */
export type Engine = {
  /** Runs the text of a script in the page. Returns its value, which has to be JSON. */
  evaluate: <Value>(script: string) => Promise<Value>
  resize: (width: number, height: number) => Promise<unknown>
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Presses one key after the other: characters, 'Enter', 'Escape', 'Tab', ' '. */
  press: (...keys: string[]) => Promise<unknown>
  /** Returns a PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>
  /** Returns how many tabs the page has opened. None stays open. */
  tabs: () => number
  /** What was written to the console as an error or a warning, and what the policy refused. */
  complaints: string[]
  close: () => Promise<unknown>
}

const patiently = { intervals: [50], timeout: 20_000 }

/** Returns the verbs of the sentences for an engine's tab. */
export function tabOf(engine: Engine) {
  /** Runs a function in the page. It sees nothing but its arguments. */
  const run = <Given extends unknown[], Value>(look: (...given: Given) => Value, ...given: Given) =>
    engine.evaluate<Value>(`(${look})(...${JSON.stringify(given)})`)

  /** Waits until what a function returns in the page is as expected. */
  const holds = <Given extends unknown[]>(
    look: (...given: Given) => unknown,
    expected: unknown,
    ...given: Given
  ) => expect(async () => expect(await run(look, ...given)).toEqual(expected)).toPass(patiently)

  /** Begins to load an address; what is there still is marked as left. */
  const begin = (address: string) =>
    run(url => {
      Object.assign(window, { left: true })
      location.assign(url)
    }, new URL(address, process.env.TEST_SITE).href)

  /** Waits until React has taken the new page over. */
  const arrived = () =>
    holds(() => !('left' in window) && performance.getEntriesByName('hydrated').length, 1)

  const open = async (address: string) => {
    await begin(address)
    await arrived()
  }

  /** Clicks in the middle of one of a selector's elements that can be seen, once nothing moves. */
  const click = async (selector: string, index = 0) => {
    let [x = 0, y = 0]: number[] = []
    await expect(async () => {
      const middle = await run(middleOf, selector, index)
      expect(middle, `${selector} can be seen, and nothing moves`).toHaveLength(2)
      ;[x = 0, y = 0] = middle
    }).toPass(patiently)
    await engine.clickAt(x, y)
  }

  /** Scrolls to a height of the page. Ends when the page has heard of it. */
  const scrollTo = (top: number) =>
    run(
      top =>
        new Promise(resolve => {
          addEventListener('scroll', () => resolve(top), { once: true })
          window.scrollTo({ top, behavior: 'instant' })
        }),
      top,
    )

  const fill = async (selector: string, text: string) => {
    await click(selector)
    await engine.press(...text)
  }

  return {
    ...{ ...engine, run, holds, begin, arrived, open, click, fill, scrollTo },

    /** Loads the page again, and waits until React has taken it over. */
    reload: async () => {
      await run(() => {
        Object.assign(window, { left: true })
        location.reload()
      })
      await arrived()
    },

    /** Returns where the first element of a selector is on the screen. */
    box: (selector: string): Promise<DOMRect> =>
      run(selector => {
        const element = document.querySelector(selector) ?? document.body
        return element.getBoundingClientRect().toJSON()
      }, selector),

    /** Waits until an element of a selector has the focus. */
    focuses: (selector: string) =>
      holds(selector => document.activeElement?.matches(selector), true, selector),

    /** Waits until a selector finds so many elements that can be seen. */
    shows: (selector: string, count: number) =>
      holds(
        selector =>
          [...document.querySelectorAll(selector)].filter(each =>
            each.checkVisibility({ visibilityProperty: true }),
          ).length,
        count,
        selector,
      ),

    /** Waits until the first element of a selector says what is expected. */
    says: (selector: string, text: unknown) =>
      holds(selector => document.querySelector(selector)?.textContent, text, selector),

    /** Waits until the first element of a selector has these styles. */
    looks: (selector: string, styles: Record<string, unknown>) =>
      holds(
        (selector, names) => {
          const style = getComputedStyle(document.querySelector(selector) ?? document.body)
          return names.map(name => style.getPropertyValue(name))
        },
        Object.values(styles),
        selector,
        Object.keys(styles),
      ),
  }
}

const middleOf = (selector: string, index: number): number[] => {
  const element = [...document.querySelectorAll(selector)].filter(each =>
    each.checkVisibility({ visibilityProperty: true }),
  )[index]
  const moves = document.getAnimations().some(({ playState }) => playState === 'running')
  if (!element || moves) return []
  // A popover is in sight already, and would follow its button a frame later.
  if (!element.closest('[popover]'))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

export type Tab = ReturnType<typeof tabOf>
