import type { Page } from 'playwright/test'
import { findChromiumWithWindows } from '../../scripts/system/chromium.ts'
import { goTo, hydrated, infoCalls } from '../helpers/go-to.ts'
import { at, expect, sends, test } from '../helpers/site-test.ts'
import { testWithout } from '../helpers/test-without.ts'

const executablePath = findChromiumWithWindows()

// Playwright turns the back-forward cache off.
test.use({
  // Pages without their scripts write them.
  expectedErrors: ['status of 404', 'Sayfa etkinleştirilemedi'],
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
    const cards = page.locator('.brand-card')
    const before = await cards.allInnerTexts()
    await leaveAndReturn(page, () => page.goto(`${process.env.TEST_GAMES}/temple`))
    expect(await cards.allInnerTexts()).toEqual(before)
    expect(before).toHaveLength(10)
    expect(calls).toHaveLength(1)
    await expect(page.locator('#casino-guide-spinner')).toBeHidden()
  })

  for (const isHydrated of [true, false]) {
    test(`${isHydrated ? 'after' : 'before'} hydration, a page comes back with its menu and payment lists closed, and with typed words`, async ({
      page,
      startOwnSite,
    }) => {
      const { origin } = await startOwnSite(
        isHydrated ? () => false : at(/\.js$/, sends(404, {}, 'missing')),
      )
      const openPage = async (address: string) => {
        await page.goto(origin + address)
        await (isHydrated ? hydrated(page) : page.waitForFunction(isListComplete))
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage('/')
      const menu = page.locator('#casino-guide-menu')
      await page.locator('.burger').click()
      await leaveAndReturn(page, async () => {
        await menu.locator('[hreflang=fi]').click()
        await page.waitForURL('**/fi')
      })
      await expect(menu).toBeHidden()
      await page.locator('.more-payments').first().click()
      await expect(page.locator('.all-payments:popover-open')).toBeVisible()
      await leaveAndReturn(page, () => page.goto(`${origin}/roulette`))
      await expect(page.locator(':popover-open')).toHaveCount(0)

      await openPage('/contact?secretkey=social')
      await page.locator('[name=name]').fill('Aroha')
      await leaveAndReturn(page, () => page.goto(`${origin}/fi`))
      await expect(page.locator('[name=name]')).toHaveValue('Aroha')
    })
  }

  test('a tab that is shown again in another month shows that month', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T00:00:00Z' })
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('affiliate home heading November 2026')
    await expect(page.locator('html')).toHaveAttribute('data-stylesheet')
    await page.getByRole('banner').getByRole('link', { name: 'poker' }).click()
    await expect(heading).toHaveText('affiliate poker heading')
    await page.clock.setSystemTime('2026-12-02T00:00:00Z')
    await page.locator('.site-name').click()
    await expect(heading, 'after a link').toHaveText('affiliate home heading December 2026')
    await page.clock.setSystemTime('2027-01-02T00:00:00Z')
    await leaveAndReturn(page, () => page.goto('/poker'))
    await expect(heading, 'after Back').toHaveText('affiliate home heading January 2027')
  })
} else {
  testWithout('Chromium with windows')
}

/** Checks in the page that all cards are there. */
const isListComplete = () => performance.getEntriesByName('all-cards-shown').length > 0

/** Leaves a page by a new document, and goes back to it, which the browser has kept. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.persisted
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        document.body.dataset.persisted = `${persisted}`
      },
      { once: true },
    )
  })
  await leave()
  // page.goBack() would wait for a load that never happens.
  await page.evaluate(() => history.back())
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
}
