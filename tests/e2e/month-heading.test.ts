import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

/** Either side of the first moment of December in New Zealand, which is 11:00 of the day before in UTC. */
const moments = [
  ['2026-11-30T10:59:59Z', 'November 2026', 'marraskuu 2026'],
  ['2026-11-30T11:00:00Z', 'December 2026', 'joulukuu 2026'],
  ['2031-02-14T00:00:00Z', 'February 2031', 'helmikuu 2031'],
] as const

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Helsinki']) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("the home heading ends with New Zealand's present month", async ({ page }) => {
      for (const [moment, english, finnish] of moments) {
        await page.clock.setFixedTime(moment)
        await goTo(page, '/')
        await expect(page.locator('h1')).toHaveText(
          `Best Online Casinos in New Zealand - ${english}`,
        )
        await goTo(page, '/fi')
        await expect(page.locator('h1')).toHaveText(
          `Parhaat nettikasinot Uudessa-Seelannissa - ${finnish}`,
        )
      }
    })
  })
}
