import type { Page } from 'playwright/test'
import { goTo, hydrated, infoCalls } from '../../helpers/go-to.ts'
import { blockStorage, expect, test } from '../../helpers/site-test.ts'

const cards = (page: Page) => page.getByTestId('brand-card')
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
  const waitedFor = cards(page).locator('img:not(.trophy, [loading=lazy][decoding=async])')
  await expect(waitedFor).toHaveCount(0)
  await expect(page.locator('.brand-logo').first()).toHaveJSProperty('complete', false)
  await page.getByRole('link', { name: 'Poker' }).first().click()
  await expect(heading(page)).toHaveText('Online Poker')
  await expect(cards(page)).toHaveCount(10)
  await page.goto('/?secretkey=social', { waitUntil: 'commit' })
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(heading(page)).toHaveText('Contact')
})

test.describe('a page that an extension edits and the browser translates', () => {
  // React reports the mismatch and renders again, as it should.
  test.use({ expectedErrors: [/Minified React error #(?:418|423|425)/] })

  test('has links and questions that work', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.querySelector('#casino-guide-root > header')
        if (!root || document.querySelector('ext-bar')) {
          return
        }
        document.documentElement.setAttribute('data-extension', '1')
        document.body.append(document.createElement('ext-bar'))
        root.before(document.createElement('ext-bar'))
        for (const link of document.querySelectorAll('#casino-guide-root a')) {
          link.append('!')
        }
      }).observe(document, { childList: true, subtree: true })
    })
    for (const [home, ...paths] of [
      ['/', '/poker', '/privacy-policy', '/roulette', '/cookie-policy', '/'],
      ['/?secretkey=social', '/bacon-slot', '/contact', '/privacy-policy', '/'],
    ] as const) {
      await goTo(page, home)
      for (const path of paths) {
        await translate(page)
        await page.locator(`a[href="${path}"]`).first().click()
        await expect(page).toHaveURL(url => url.pathname === path)
        // Translated headings have marks. A heading without them is the next page’s.
        await expect(heading(page)).toHaveText(/^[^«]+$/)
      }
    }
    await translate(page)
    const question = page.locator('details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
  })
})

/** Wraps every text in elements, as a translating browser does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('body :not(script, style, font)')]
      .flatMap(element => [...element.childNodes])
      .filter(node => node instanceof Text)
    for (const text of texts.filter(({ data }) => data.trim())) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(`«${text.data}»`)
    }
  })
