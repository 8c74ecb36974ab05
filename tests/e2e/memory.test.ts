import type { CDPSession, Page } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, infoCalls, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const variant of variants) {
  test(`followed links leave the ${variant} site's memory as it was`, async ({ page }) => {
    const calls = infoCalls(page)
    await goTo(page, variantAddress(variant, '/'))
    const browser = await page.context().newCDPSession(page)
    // What is fetched and compiled when a page is opened for the first time comes before.
    await followLinks(page, 25)
    const before = await leastLiving(page, browser)
    await followLinks(page, 100)
    // One thing that each link leaves behind makes a hundred, and more while this waits. Objects are
    // allowed two a link, because React may hold those of a former page, some hundred and forty, at
    // either count. A page that pictures on their way hold longer goes when they have come.
    await expect(async () => {
      const after = await leastLiving(page, browser)
      for (const [what, count] of Object.entries(before)) {
        const most = count + (what === 'objects' ? 200 : 80)
        expect(after[what], `${what}, of which there were ${count}`).toBeLessThan(most)
      }
    }).toPass({ timeout: 30_000 })
    expect(calls).toHaveLength(1)
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
 * Returns the least of three counts, some links apart: a picture on its way to a former page, or
 * React until it renders again, may hold that page for a while.
 */
async function leastLiving(page: Page, browser: CDPSession): Promise<Record<string, number>> {
  const least = await countLiving(browser)
  for (let counts = 1; counts < 3; counts++) {
    await followLinks(page, 1)
    for (const [what, count] of Object.entries(await countLiving(browser)))
      least[what] = Math.min(least[what] ?? count, count)
  }
  return least
}

/** Counts what is left of a page once the garbage is gone. (Bytes grow with what is compiled.) */
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
