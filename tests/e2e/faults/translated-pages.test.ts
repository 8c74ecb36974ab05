import type { Page } from 'playwright/test'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

test('the menu and the questions work in a page that was translated', async ({ page }) => {
  await goTo(page, '/?secretkey=social')
  await translate(page)
  await page.locator('.site-header nav a').first().click()
  await expect(page.locator('iframe')).toBeVisible()
  await translate(page)
  await page.locator('.site-header a').first().click()
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await page.locator('details').first().locator('summary').click()
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
})

test('lists and text pages come and go in a page that was translated', async ({ page }) => {
  await goTo(page, '/')
  for (const path of ['/poker', '/privacy-policy', '/roulette', '/cookie-policy', '/']) {
    await translate(page)
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(url => url.pathname === path)
    // Translated headings bear marks; until one without them stands, the links are the former page's.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[^«]+$/)
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  }
})

/** Puts every text into elements around it, as a translating browser does. */
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
