import { goTo, infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

// Playwright turns the cache off, and page.goBack() waits for a load that does not come.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('a page out of the back-forward cache asks nothing, keeps its order', async ({ page }) => {
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
  await page.evaluate(() => history.back())
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
  expect(await cards.allInnerTexts()).toEqual(before)
  expect(before).toHaveLength(10)
  expect(calls).toHaveLength(1)
  await expect(page.locator('#spinner')).toBeHidden()
})
