import { expect } from 'playwright/test'
import type { Engine } from './engine.ts'

const patiently = { intervals: [50], timeout: 20_000 }

/** Returns the verbs of the sentences for an engine's tab. */
export function tabOf(engine: Engine) {
  /** Runs a function in the page. It sees nothing but its arguments. */
  const run = <A extends unknown[]>(look: (...given: A) => unknown, ...given: A) =>
    engine.evaluate(`(${look})(...${JSON.stringify(given)})`)

  /** Waits until what a function returns in the page is as expected. */
  const holds = <A extends unknown[]>(
    look: (...given: A) => unknown,
    expected: unknown,
    ...given: A
  ): Promise<void> =>
    expect(async () => expect(await run(look, ...given)).toEqual(expected)).toPass(patiently)

  const isHydrated = () =>
    !('left' in window) && performance.getEntriesByName('hydrated').length > 0

  return {
    ...engine,
    run,
    holds,

    /** Begins to load an address; what is there still is marked as left. */
    begin: async (address: string) => {
      await run(() => Object.assign(window, { left: true }) && null)
      await engine.go(new URL(address, process.env.TEST_SITE).href)
    },
    arrived: () => holds(isHydrated, true),

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

    /** Clicks in the middle of one of a selector's elements that can be seen, once it holds still. */
    clickOn: async (selector: string, index = 0) => {
      let [x, y] = [-1, -1]
      await expect(async () => {
        const [left, top] = [x, y]
        const place = await run(middleOf, selector, index)
        if (!Array.isArray(place)) throw new Error(`${selector} is nowhere.`)
        ;[x, y] = [Number(place[0]), Number(place[1])]
        expect([x, y]).toEqual([left, top])
      }, `${selector} is on screen`).toPass(patiently)
      await engine.click(x, y)
    },
  }
}

function middleOf(selector: string, index: number): number[] | null {
  const element = [...document.querySelectorAll(selector)].filter(each =>
    each.checkVisibility({ visibilityProperty: true }),
  )[index]
  const moves = document.getAnimations().some(({ playState }) => playState === 'running')
  if (!element || moves) return null
  const isOut = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight
  if (isOut(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

export type Tab = ReturnType<typeof tabOf>
