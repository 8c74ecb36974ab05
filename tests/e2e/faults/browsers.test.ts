import type { Page } from 'playwright/test'
import { hydrated, infoCalls } from '../../helpers/go-to.ts'
import { blockStorage, expect, test } from '../../helpers/site-test.ts'

const cards = (page: Page) => page.locator('.brand-card')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a prerendered page makes its call when it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  const calls = infoCalls(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(calls).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(cards(page)).toHaveCount(10)
  expect(calls).toHaveLength(1)
})

test('pages work without storage, while pictures never arrive', async ({ page }) => {
  await blockStorage(page)
  await page.route(/\.(?:png|svg)$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await expect(cards(page)).toHaveCount(10)
  const waitedFor = cards(page).locator('img:not(.brand-rank img, [loading=lazy][decoding=async])')
  await expect(waitedFor).toHaveCount(0)
  await expect(page.locator('.brand-logo img').first()).toHaveJSProperty('complete', false)
  await page.getByRole('link', { name: 'poker' }).first().click()
  await expect(heading(page)).toHaveText('affiliate poker heading')
  await expect(cards(page)).toHaveCount(10)
  await page.goto('/?secretkey=social', { waitUntil: 'commit' })
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'contact' }).click()
  await expect(heading(page)).toHaveText('social contact heading')
})
