import type { Page } from 'playwright/test'
import { expect, test } from '../helpers/site-test.ts'

/** Either side of the first moment of December in New Zealand, which is 11:00 of the day before in UTC. */
const moments = [
  ['2026-11-30T10:59:59Z', 'November 2026'],
  ['2026-11-30T11:00:00Z', 'December 2026'],
  ['2031-02-14T00:00:00Z', 'February 2031'],
] as const

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Helsinki']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("the home heading ends with New Zealand's present month", async ({ page }) => {
      for (const [moment, month] of moments) {
        await page.clock.setFixedTime(moment)
        await page.goto('/')
        await expectHeading(page, `Best Online Casinos in New Zealand - ${month}`)
      }
    })
  })
}

test('the month is in Finnish under fi', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-30T11:00:00Z')
  await page.goto('/fi')
  await expectHeading(page, 'Parhaat nettikasinot Uudessa-Seelannissa - joulukuu 2026')
})

/** As the page comes, and as the router shows it after another page. */
async function expectHeading(page: Page, text: string): Promise<void> {
  // By its role: while the info service is asked, both variants' headings are in the page, hidden.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text)
  await page.getByRole('banner').locator('nav a').last().click()
  await expect(heading).not.toHaveText(text)
  await page.getByRole('banner').locator('nav a').first().click()
  await expect(heading).toHaveText(text)
}
