import type { Page } from 'playwright/test'
import { goTo, hydrated, infoCalls } from '../../helpers/go-to.ts'
import { blockStorage, expect, test } from '../../helpers/site-test.ts'

// Offline, the browser reports pictures of the other list.
test.use({ expectedErrors: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

const cards = (page: Page) => page.getByTestId('brand-card')

/** Opens the poker list from the menu, and expects it to be complete. */
async function goToPoker(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Poker' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')
  await expect(page).toHaveURL(/\/poker$/)
  await expect(cards(page)).toHaveCount(10)
}

test('a page without storage or network stays, and its links work', async ({ page, context }) => {
  await blockStorage(page)
  await goTo(page, '/')
  await expect(cards(page)).toHaveCount(10)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await goToPoker(page)
  await expect(page.locator('.banner-art')).toHaveAttribute('src', /^\/assets\/placeholder\./)
  await expect(page.locator('.banner-art')).not.toHaveJSProperty('naturalWidth', 0)
})

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

test('the placeholder replaces pictures that fail', async ({ page }) => {
  await page.route(/\/images\//, route => route.fulfill({ status: 200, body: 'no picture' }))
  await goTo(page, '/')
  for (const image of await page.locator('.brand-logo').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('src', /^\/assets\/placeholder\./)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('pages work while pictures never arrive', async ({ page }) => {
  await page.route(/\.(?:png|svg)$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  await expect(cards(page)).toHaveCount(10)
  const waitedFor = cards(page).locator('img:not(.trophy, [loading=lazy][decoding=async])')
  await expect(waitedFor).toHaveCount(0)
  await expect(page.locator('.brand-logo').first()).toHaveJSProperty('complete', false)
  await goToPoker(page)
  await page.goto('/?secretkey=social', { waitUntil: 'commit' })
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

test.describe('an extension that edits the page before React takes it over', () => {
  // React reports the mismatch and renders again, as it should.
  test.use({ expectedErrors: [/Minified React error #(?:418|423|425)/] })

  test('breaks no page and no link', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.querySelector('#root > header')
        if (!root || document.querySelector('ext-bar')) return
        document.documentElement.setAttribute('data-extension', '1')
        document.body.append(document.createElement('ext-bar'))
        root.before(document.createElement('ext-bar'))
        for (const link of document.querySelectorAll('#root a')) link.append('!')
      }).observe(document, { childList: true, subtree: true })
    })
    await goTo(page, '/')
    await expect(cards(page)).toHaveCount(10)
    await goToPoker(page)
  })
})
