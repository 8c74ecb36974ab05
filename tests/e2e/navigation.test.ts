import type { CDPSession, Locator, Page } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, infoCalls, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { headOf } from '../scenes/metadata.ts'

test('a link to a hash scrolls there, smoothly unless reduced motion is set', async ({ page }) => {
  await goTo(page, variantAddress('social', '/temple'))
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page).toHaveURL('/#games')
  const games = page.locator('#games').getByRole('heading').first()
  await expect(games).toBeInViewport()
  const heading = page.locator('.hero h1')
  await expect(heading).not.toBeInViewport()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(heading).toBeInViewport()
  const link = page.locator('.hero').getByRole('link', { name: 'Play now' })
  for (const reducedMotion of ['no-preference', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    const tops = await topsAlong(link)
    await expect(games).toBeInViewport()
    expect(tops, 'straight from the top').toEqual(tops.toSorted((one, other) => one - other))
    if (reducedMotion === 'reduce') expect(tops).toHaveLength(1)
    else expect(tops.length).toBeGreaterThan(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(heading).toBeInViewport()
  }
})

/** Follows a hash link. Returns the scroll positions on the way. */
function topsAlong(link: Locator): Promise<number[]> {
  return link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number[]>(resolve => {
        const tops: number[] = []
        addEventListener('scroll', () => tops.push(window.scrollY))
        addEventListener('scrollend', () => resolve(tops), { once: true })
        anchor.click()
      }),
  )
}

for (const variant of variants) {
  test(`a link of the ${variant} site opens a new tab with Ctrl`, async ({ page, context }) => {
    await goTo(page, variantAddress(variant, '/'))
    const opened = context.waitForEvent('page')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' })
    await link.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL('/cookie-policy')
    await expect(page).toHaveURL(variantAddress(variant, '/'))
  })

  test(`fifty followed links leak nothing on the ${variant} site`, async ({ page }) => {
    const calls = infoCalls(page)
    await goTo(page, variantAddress(variant, '/privacy-policy'))
    const browser = await page.context().newCDPSession(page)
    // First visits fetch and compile, so they come before the count.
    await followLinks(page, 1)
    const before = await countLiving(page, browser)
    await followLinks(page, 50)
    // One leak for each link makes fifty. A page with pictures that are still loading is freed later.
    await expect(async () => {
      const after = await countLiving(page, browser)
      expect(after.nodes).toBeLessThan(before.nodes + 40)
      expect(after.listeners).toBeLessThan(before.listeners + 40)
    }).toPass({ timeout: 30_000 })
    expect(calls).toHaveLength(1)
    const head = await headOf(page)
    await goTo(page, variantAddress(variant, new URL(page.url()).pathname))
    expect(await headOf(page), 'the head of the page as it arrives').toEqual(head)
  })
}

/**
 * Follows `count` links of menu and footer in turn, and then the last one, so that it always ends on the
 * same page.
 */
async function followLinks(page: Page, count: number): Promise<void> {
  await page.evaluate(async count => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const links = () =>
      document.querySelectorAll<HTMLAnchorElement>('header nav a, footer nav a:not([hreflang])')
    for (let followed = 0; followed < count || followed % links().length > 0; followed++) {
      const link = links()[followed % links().length]
      if (!link) throw new Error('The page has no links.')
      const { title } = document
      link.click()
      while (document.title === title) await frame()
    }
  }, count)
}

/**
 * Counts what is left of former pages after garbage collection. Returns the least of three counts, some
 * links apart, because React can keep a former page until its next render.
 */
async function countLiving(page: Page, browser: CDPSession) {
  const least = { nodes: Infinity, listeners: Infinity }
  for (let counts = 0; counts < 3; counts++) {
    await followLinks(page, 1)
    await browser.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
    least.nodes = Math.min(least.nodes, nodes)
    least.listeners = Math.min(least.listeners, jsEventListeners)
  }
  return least
}
