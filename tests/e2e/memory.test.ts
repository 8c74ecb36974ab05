import type { CDPSession, Page } from 'playwright/test'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const variant of ['affiliate', 'social'] as const) {
  test(`three hundred followed links leave the ${variant} site's memory as it was`, async ({
    page,
  }) => {
    await goTo(page, variantAddress(variant, '/'))
    const browser = await page.context().newCDPSession(page)
    // What is fetched and compiled when a page is opened for the first time comes before.
    await followLinks(page, 60)
    const before = await leastLiving(page, browser)
    await followLinks(page, 300)

    const after = await leastLiving(page, browser)

    // One thing left behind by each link would be three hundred.
    for (const [what, count] of Object.entries(before))
      expect(after[what], `${what}, of which there were ${count}`).toBeLessThan(count + 200)
  })
}

/**
 * Follows the links of menu and footer in turn, each when the page before it stands: `count` of them,
 * and on to the last, so that it always ends on the same page.
 */
async function followLinks(page: Page, count: number): Promise<void> {
  await page.evaluate(async count => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const links = () =>
      document.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a:not([hreflang])')
    for (let followed = 0; followed < count || followed % links().length > 0; followed++) {
      const link = links()[followed % links().length]
      if (!link) throw new Error('The page has no links.')
      link.click()
      while (location.pathname !== link.pathname) await frame()
      await frame()
    }
  }, count)
}

/**
 * The least of three counts, some links apart: at times a former page or two is held for a while, by a
 * picture on its way to it, or by React until it renders again.
 */
async function leastLiving(page: Page, browser: CDPSession): Promise<Record<string, number>> {
  const least = await countLiving(browser)
  for (let counts = 1; counts < 3; counts++) {
    await followLinks(page, 10)
    for (const [what, count] of Object.entries(await countLiving(browser)))
      least[what] = Math.min(least[what] ?? count, count)
  }
  return least
}

/** What of a page is left once the garbage is gone (not bytes: those grow with what is compiled). */
async function countLiving(browser: CDPSession): Promise<Record<string, number>> {
  const { result } = await browser.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await browser.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  })
  const { result: count } = await browser.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
  })
  await browser.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
  return { objects: Number(count.value), nodes, 'event listeners': jsEventListeners }
}
