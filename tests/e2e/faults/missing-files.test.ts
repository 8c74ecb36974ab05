import type { Page, Route } from 'playwright/test'
import type { Handler } from '../../../scripts/serve/server.ts'
import { goTo, hydrated, infoCalls } from '../../helpers/go-to.ts'
import { at, blockStorage, expect, sends, test } from '../../helpers/site-test.ts'

// Chromium’s messages about failed requests, and our own line when the page gives up.
test.use({
  expectedErrors: [
    /^Failed to load |^Sayfa etkinleştirilemedi: |was preloaded using link preload|^The resource /,
  ],
})

const isOurs = /\/assets\/.*\.(?:js|json)$/

/** Expects that the affiliate’s page can be read and its links followed, with or without React. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^PLAY NOW/ }).first()).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
}

const givenUp = (page: Page) =>
  page.waitForEvent('console', message => message.text().startsWith('Sayfa etkinleştirilemedi'))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** How hosts answer for assets that a new site no longer has. */
const gone: Record<string, Handler> = {
  'scripts are a 404 that browsers cache': at(isOurs, sends(404, forAYear, 'not found')),
  'words are a 404': at(/\.json$/, sends(404)),
}

for (const [what, answer] of Object.entries(gone)) {
  test(`a page whose ${what} for a while reloads once`, async ({ page, startOwnSite }) => {
    let isBack = false
    const { origin } = await startOwnSite((request, response) => {
      // Until the page asks again without the browser’s cache.
      isBack ||= request.headers['cache-control'] === 'no-cache'
      return !isBack && answer(request, response)
    })
    const loads = infoCalls(page)
    await page.goto(origin)
    await expect.poll(() => loads.length).toBe(2)
    await hydrated(page)
    await expectReadable(page)
    expect(loads).toHaveLength(2)
  })

  // Storage is blocked: the page must know without it that it has reloaded.
  test(`a page whose ${what} for good can be read`, async ({ page, startOwnSite }) => {
    await blockStorage(page)
    const { origin } = await startOwnSite(answer)
    const loads = infoCalls(page)
    for (const path of ['/nowhere', '/']) {
      await Promise.all([givenUp(page), page.goto(origin + path)])
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('#spinner')).toBeHidden()
      expect(loads.splice(0), path).toHaveLength(2)
    }
    await expectReadable(page)
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/\/privacy-policy\/?$/)
    await expect(heading(page)).toHaveText('Privacy Policy')
  })
}

test('a page whose scripts never arrive can be read, and its links work', async ({ page }) => {
  await page.route(/\.js$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expectReadable(page)
  await page.getByRole('link', { name: 'Cookie Policy' }).click({ noWaitAfter: true })
  await expect(heading(page)).toHaveText('Cookie Policy')
})

test('a page whose site is gone stays open', async ({ page }) => {
  const loads = infoCalls(page)
  await page.route(isOurs, async route => {
    await page.route('**', each => each.abort())
    await route.abort()
  })
  await Promise.all([givenUp(page), page.goto('/')])
  await expectReadable(page)
  expect(loads).toHaveLength(1)
})

test('an open page opens a text of a newer site as a document', async ({ page }) => {
  const loads = infoCalls(page)
  await goTo(page, '/')
  const isMissing = (route: Route) => route.fulfill({ status: 404 })
  await page.route(/privacy-policy.*\.json$/, isMissing, { times: 1 })
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(heading(page)).toHaveText('Privacy Policy')
  await hydrated(page)
  expect(loads).toHaveLength(2)
})

test.describe('an error in a page', () => {
  test.use({ expectedErrors: ['map is not a function'] })

  test('shows the router’s own error page, with message and stack', async ({ page }) => {
    await goTo(page, '/')
    const isNoText = (route: Route) => route.fulfill({ json: {} })
    await page.route(/privacy-policy.*\.json$/, isNoText)
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.locator('body')).toHaveText(
      /Unexpected Application Error!.*map is not a function.* at \w+ \(http/s,
    )
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
})
