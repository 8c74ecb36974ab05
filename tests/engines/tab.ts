import { expect } from 'playwright/test'
import type { Pointer, Press } from '../helpers/presses.ts'

/** One tab of a browser, with what the tests need of it. */
export type Engine = {
  /** Runs a script in the page. Returns its value, which has to be JSON. */
  evaluate: <Value>(script: string) => Promise<Value>
  resize: (width: number, height: number) => Promise<unknown>
  clickAt: (x: number, y: number) => Promise<unknown>
  /** Presses points one after the other. */
  pressAll: (pointer: Pointer, points: Press[]) => Promise<unknown>
  /** Presses keys one after the other: characters, 'Enter', 'Escape', 'Tab', ' '. */
  press: (...keys: string[]) => Promise<unknown>
  /** The number of tabs that the page has opened. Each is closed at once. */
  tabs: () => number
  /** Errors and warnings in the console, and policy violations. */
  complaints: string[]
  close: () => Promise<unknown>
}

const patiently = { intervals: [50], timeout: 20_000 }

/** Adds to an engine the verbs that the tests use. */
export function tabOf(engine: Engine) {
  /** Runs a function in the page. It sees only its arguments. */
  const run = <Values extends unknown[], Value>(
    look: (...values: Values) => Value,
    ...values: Values
  ) => engine.evaluate<Value>(`(${look})(...${JSON.stringify(values)})`)

  /** Waits until a function returns the expected value in the page. */
  const returns = <Values extends unknown[]>(
    look: (...values: Values) => unknown,
    expected: unknown,
    ...values: Values
  ) => expect(async () => expect(await run(look, ...values)).toEqual(expected)).toPass(patiently)

  /**
   * Starts loading an address, or this page again. Marks the present page, which `arrived` ignores.
   */
  const begin = (address?: string) =>
    run(address => {
      Object.assign(window, { left: true })
      if (address) {
        location.assign(address)
      } else {
        location.reload()
      }
    }, address && new URL(address, process.env.TEST_SITE).href)

  /** Waits until React has hydrated the new page. */
  const arrived = () =>
    returns(() => !('left' in window) && performance.getEntriesByName('hydrated').length, 1)

  /** Opens an address, or this page again. */
  const open = async (address?: string) => {
    await begin(address)
    await arrived()
  }

  /** Clicks in the middle of a selector’s first visible element, once nothing moves. */
  const click = async (selector: string) => {
    let middle: number[] = []
    await expect(async () => {
      middle = await run(middleOf, selector)
      expect(middle, `${selector} is visible, and nothing moves`).toHaveLength(2)
    }).toPass(patiently)
    const [x = 0, y = 0] = middle
    await engine.clickAt(x, y)
  }

  /** Scrolls to a position, and waits for the scroll event. */
  const scrollTo = (top: number) =>
    run(
      top =>
        new Promise(resolve => {
          addEventListener('scroll', () => resolve(top), { once: true })
          window.scrollTo({ top, behavior: 'instant' })
        }),
      top,
    )

  return {
    ...engine,
    run,
    returns,
    begin,
    arrived,
    open,
    click,
    scrollTo,

    takeComplaints: () => engine.complaints.splice(0),

    box: (selector: string): Promise<DOMRect> =>
      run(selector => {
        const element = document.querySelector(selector) ?? document.body
        return element.getBoundingClientRect().toJSON()
      }, selector),

    focuses: (selector: string) =>
      returns(selector => document.activeElement?.matches(selector), true, selector),

    shows: (selector: string, count: number) =>
      returns(
        selector =>
          [...document.querySelectorAll(selector)].filter(element =>
            element.checkVisibility({ visibilityProperty: true }),
          ).length,
        count,
        selector,
      ),

    says: (selector: string, text: unknown) =>
      returns(selector => document.querySelector(selector)?.textContent, text, selector),

    /** Waits until a selector’s first element has these styles. */
    looks: (selector: string, styles: Record<string, unknown>) =>
      returns(
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

const middleOf = (selector: string): number[] => {
  const element = [...document.querySelectorAll(selector)].find(found =>
    found.checkVisibility({ visibilityProperty: true }),
  )
  const moves = document.getAnimations().some(({ playState }) => playState === 'running')
  if (!element || moves) {
    return []
  }
  // A popover is in view already, and would follow its button a frame later.
  if (!element.closest('[popover]')) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

export type Tab = ReturnType<typeof tabOf>
