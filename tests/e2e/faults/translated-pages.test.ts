import type { Page } from 'playwright/test'
import { goTo } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

test('navigation and questions work in a translated document', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  for (const [home, ...paths] of [
    ['/', '/poker', '/privacy-policy', '/roulette', '/cookie-policy', '/'],
    ['/?secretkey=social', '/bacon-slot', '/contact', '/privacy-policy', '/'],
  ] as const) {
    await goTo(page, home)
    for (const path of paths) {
      await translate(page)
      await page.locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(url => url.pathname === path)
      // Translated headings have marks. A heading without them is the next page's.
      await expect(heading).toHaveText(/^[^«]+$/)
    }
  }
  await translate(page)
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
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
