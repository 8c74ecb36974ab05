import { chromium } from 'playwright'
import { goTo, infoCalls } from '../../helpers/go-to.ts'
import { expect, test, watchComplaints } from '../../helpers/site-test.ts'

test('a page that comes back out of the browser asks nothing and keeps its order', async () => {
  // Playwright turns the cache off, and page.goBack() waits for a load that does not come.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    const complaints = await watchComplaints(page.context())
    const calls = infoCalls(page)
    await goTo(page, `${process.env.TEST_SITE}/poker`)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset.persisted = `${persisted}`
      })
    })
    const order = () =>
      page.locator('.brand-logo').evaluateAll(logos => logos.map(logo => logo.getAttribute('alt')))
    const before = await order()
    await page.goto(`${process.env.TEST_GAMES}/temple`)
    await page.evaluate(() => history.back())
    await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
    expect(await order()).toEqual(before)
    expect(before).toHaveLength(10)
    expect(calls).toHaveLength(1)
    await expect(page.locator('#spinner')).toBeHidden()
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
})
