import type { Locator } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress } from '../helpers/variant-address.ts'

test('an address with a hash arrives at the element that it names', async ({ page }) => {
  await goTo(page, variantAddress('social', '/#contact'))
  await expect(page.locator('#contact').getByRole('heading')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('a heading of a text page can be arrived at, in either variant', async ({ page }) => {
  for (const variant of ['affiliate', 'social'] as const) {
    await goTo(page, variantAddress(variant, '/privacy-policy'))
    const last = page.locator('main h2[id]').last()
    const id = await last.getAttribute('id')
    await goTo(page, variantAddress(variant, `/privacy-policy#${id}`))
    await expect(last).toBeInViewport()
  }
})

test('a link to a hash on another page goes there and scrolls to it', async ({ page }) => {
  await goTo(page, variantAddress('social', '/temple'))
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page).toHaveURL('/#games')
  await expect(page.locator('#games').getByRole('heading').first()).toBeInViewport()
  await expect(page.locator('.hero h1')).not.toBeInViewport()
})

test('a hash chosen again scrolls there again', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  for (let times = 0; times < 2; times++) {
    await page.locator('.hero').getByRole('link', { name: 'Play now' }).click()
    await expect(page.getByTestId('game-card').first()).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('.hero h1')).toBeInViewport()
  }
})

test('scrolling is smooth, but not for who asks for less motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await goTo(page, variantAddress('social', '/'))
    const link = page.locator('.hero').getByRole('link', { name: 'Play now' })
    const steps = (await topsAlong(link)).length
    if (reducedMotion === 'reduce') expect(steps).toBe(1)
    else expect(steps).toBeGreaterThan(1)
  }
})

test('a hash on a page that one came back to is arrived at from there', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy')
  await page.getByRole('banner').getByRole('link').first().click()
  const link = page.locator('.hero').getByRole('link', { name: 'Play now' })
  await expect(link).toBeInViewport()
  const tops = await topsAlong(link)
  await expect(page.locator('#games').getByRole('heading').first()).toBeInViewport()
  expect(tops, 'straight from the top').toEqual(tops.toSorted((one, other) => one - other))
})

test('a hash that names nothing changes nothing', async ({ page }) => {
  for (const hash of ['#none', '#%', '#"><x', '#%E0%A4%A']) {
    await goTo(page, variantAddress('social', `/${hash}`))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('.hero h1')).toBeVisible()
  }
})

/** Follows a link to a place on the page. Gives where the page was scrolled to on the way. */
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
