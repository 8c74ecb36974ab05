import { expect, test } from '../helpers/site-test.ts'

// A day behind New Zealand for most of each day: there the visitor's own month differs longest.
test.use({ timezoneId: 'Pacific/Honolulu' })

test("the home heading ends with New Zealand's present month", async ({ page }) => {
  // By its role: while the info service is asked, both variants' headings are in the page, hidden.
  const heading = page.getByRole('heading', { level: 1 })
  const links = page.getByRole('banner').locator('nav a')
  await page.clock.setFixedTime('2026-11-30T11:00:00Z')
  await page.goto('/')
  await expect(heading).toHaveText('Best Online Casinos in New Zealand - December 2026')
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await links.last().click()
  await expect(heading).toHaveText('Blackjack')
  await links.first().click()
  await expect(heading).toHaveText('Best Online Casinos in New Zealand - December 2026')
  await page.goto('/fi')
  await expect(heading).toHaveText('Parhaat nettikasinot Uudessa-Seelannissa - joulukuu 2026')
})
