import type { Page, Route } from 'playwright/test'
import type { Handler } from '../../../scripts/serve/server.ts'
import { stylesheetsInForce } from '../../helpers/expect-page.ts'
import { goTo, hold, hydrated, infoCalls } from '../../helpers/go-to.ts'
import { at, blockStorage, expect, sends, test } from '../../helpers/site-test.ts'

// What Chromium writes of requests that fail, and the one line of ours when nothing helps.
test.use({
  expectedErrors: [
    /^Failed to load |^Sayfa etkinleştirilemedi: |was preloaded using link preload|^The resource /,
  ],
})

const isOurs = /\/assets\/.*\.(?:js|json)$/

/** Holds that the affiliate's page reads and its links can be followed, whoever painted it. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^PLAY NOW/ }).first()).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
}

const givenUp = (page: Page) =>
  page.waitForEvent('console', message => message.text().startsWith('Sayfa etkinleştirilemedi'))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const fails = (route: Route) => route.abort()
const isMissing = (route: Route) => route.fulfill({ status: 404 })
const hangs = () => {}

const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const html = { 'Content-Type': 'text/html' }

/** What a host does with assets that the new site does not have any more. */
const gone: Record<string, Handler> = {
  'scripts are a 404 that browsers keep': at(isOurs, sends(404, forAYear, 'not found')),
  'scripts are an HTML page': at(isOurs, sends(200, html, '<!doctype html><p>Home</p>')),
  'words alone are a 404': at(/\.json$/, sends(404)),
}

for (const [what, answer] of Object.entries(gone)) {
  test(`a page whose ${what} for a moment heals by one reload`, async ({ page, startOwnSite }) => {
    let isBack = false
    const { origin } = await startOwnSite((request, response) => {
      // Until the page asks again, past what its browser has kept.
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

  // Storage is blocked, because the page must not need it to know that it has reloaded.
  test(`a page whose ${what} for good reloads once, and reads`, async ({ page, startOwnSite }) => {
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

test('a page whose scripts never come reads, and leads on', async ({ page }) => {
  await page.route(/\.js$/, hangs)
  await page.goto('/', { waitUntil: 'commit' })
  await expectReadable(page)
  await page.getByRole('link', { name: 'Cookie Policy' }).click({ noWaitAfter: true })
  await expect(heading(page)).toHaveText('Cookie Policy')
})

test('a page of a site that is gone stays where it is', async ({ page }) => {
  const loads = infoCalls(page)
  await page.route(isOurs, async route => {
    await page.route('**', fails)
    await route.abort()
  })
  await Promise.all([givenUp(page), page.goto('/')])
  await expectReadable(page)
  expect(loads).toHaveLength(1)
})

test('an open page opens a text of a newer site', async ({ page }) => {
  const loads = infoCalls(page)
  await goTo(page, '/')
  await page.route(/privacy-policy.*\.json$/, isMissing, { times: 1 })
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(heading(page)).toHaveText('Privacy Policy')
  await hydrated(page)
  expect(loads, 'as a document').toHaveLength(2)
})

test('a page shows in its colours before its stylesheet comes, or without it', async ({
  page,
  context,
}) => {
  const open = async (page: Page) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expectReadable(page)
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
    expect(await page.evaluate(stylesheetsInForce)).not.toContain('index.css')
  }
  const faults = [/\.css$/, /Black\.css$/].flatMap(file =>
    [fails, isMissing, hangs].map(fault => ({ file, fault })),
  )
  await Promise.all(
    faults.map(async ({ file, fault }) => {
      const page = await context.newPage()
      await page.route(file, fault)
      await open(page)
    }),
  )
  const letCome = await hold(page, '**/Black.css')
  await open(page)
  expect(await page.evaluate(stylesheetsInForce)).toEqual([])
  letCome()
  await expect.poll(() => page.evaluate(stylesheetsInForce)).toEqual(['Black.css'])
})
