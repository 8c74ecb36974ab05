import { findChromiumWithWindows } from '../../scripts/system/chromium.ts'
import { goTo, infoCalls } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { testWithout } from '../helpers/test-without.ts'

const executablePath = findChromiumWithWindows()

// Playwright turns the back-forward cache off.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

if (executablePath) {
  test('a page from the back-forward cache makes no call and keeps its order', async ({ page }) => {
    const calls = infoCalls(page)
    await goTo(page, '/poker')
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = `${persisted}`
      })
    })
    const cards = page.getByTestId('brand-card')
    const before = await cards.allInnerTexts()
    await page.goto(`${process.env.TEST_GAMES}/temple`)
    // page.goBack() would wait for a load that never happens.
    await page.evaluate(() => history.back())
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
    expect(await cards.allInnerTexts()).toEqual(before)
    expect(before).toHaveLength(10)
    expect(calls).toHaveLength(1)
    await expect(page.locator('#casino-guide-spinner')).toBeHidden()
  })
} else {
  testWithout('Chromium with windows')
}
