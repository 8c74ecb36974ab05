import type { Page } from 'playwright/test'
import type { Handler } from '../../../scripts/serve/server.ts'
import { stylesheetsInForce } from '../../helpers/expect-page.ts'
import { hydrated } from '../../helpers/go-to.ts'
import { at, blockStorage, expect, hangsUp, sends, test } from '../../helpers/site-test.ts'

// What Chromium writes of requests that fail, and the one line of ours when nothing helps.
test.use({
  expectedErrors: [
    /^Failed to load |^Sayfa etkinleştirilemedi: |was preloaded using link preload|^The resource /,
  ],
})

const isOurs = /^\/assets\/.*\.(?:js|json)$/

/** Holds that the affiliate's page reads and its links can be followed, whoever painted it. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^PLAY NOW/ }).first()).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
}

const givenUp = (page: Page) =>
  page.waitForEvent('console', message => message.text().startsWith('Sayfa etkinleştirilemedi'))

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
    const site = await startOwnSite((request, response) => {
      // Until the page asks again, past what its browser has kept.
      isBack ||= request.headers['cache-control'] === 'no-cache'
      return !isBack && answer(request, response)
    })
    await page.goto(site.origin)
    await expect.poll(() => site.visits).toEqual(['/', '/'])
    await hydrated(page)
    await expectReadable(page)
    expect(site.visits).toEqual(['/', '/'])
  })

  // Storage is blocked, because the page must not need it to know that it has reloaded.
  test(`a page whose ${what} for good reloads once, and reads`, async ({ page, startOwnSite }) => {
    await blockStorage(page)
    const site = await startOwnSite(answer)
    await Promise.all([givenUp(page), page.goto(site.origin)])
    await expectReadable(page)
    expect(site.visits).toEqual(['/', '/'])
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/\/privacy-policy\/?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })
}

test('a page whose scripts never come reads, and leads on', async ({ page, startOwnSite }) => {
  const site = await startOwnSite(at(/\.js$/, () => {}))
  await page.goto(site.origin, { waitUntil: 'commit' })
  await expectReadable(page)
  await page.getByRole('link', { name: 'Cookie Policy' }).click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy')
})

test('a page of a site that is gone stays where it is', async ({ page, startOwnSite }) => {
  let isDown = false
  const site = await startOwnSite((request, response) => {
    isDown ||= isOurs.test(request.url ?? '')
    return isDown && at(/./, hangsUp)(request, response)
  })
  await Promise.all([givenUp(page), page.goto(site.origin)])
  await expectReadable(page)
  expect(site.visits).toEqual(['/'])
})

test('an unknown path has its page also without scripts', async ({ page, startOwnSite }) => {
  const site = await startOwnSite(at(isOurs, sends(404)))
  await Promise.all([givenUp(page), page.goto(`${site.origin}/nowhere`)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#spinner')).toBeHidden()
  expect(site.visits).toEqual(['/nowhere', '/nowhere'])
})

test('an open page opens a text of a newer site', async ({ page, startOwnSite }) => {
  let isGone = false
  const site = await startOwnSite((request, response) => {
    const isAnswered = isGone && at(/privacy-policy.*\.json$/, sends(404))(request, response)
    isGone &&= !isAnswered
    return isAnswered
  })
  await page.goto(site.origin)
  await hydrated(page)
  isGone = true
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await hydrated(page)
  expect(site.visits).toContain('/privacy-policy')
})

test('a page is shown without stylesheets until they come', async ({ context, startOwnSite }) => {
  const hang = () => {}
  let letCome = hang
  const held = new Promise<void>(resolve => {
    letCome = resolve
  })
  const send = sends(200, { 'Content-Type': 'text/css' }, ':root{--late:1}')
  const inForce = (page: Page) => expect.poll(() => stylesheetsInForce(page))
  const faults: [files: RegExp, answer: Parameters<typeof at>[1], shown?: string][] = [
    [/\.css$/, hangsUp],
    [/\.css$/, hang],
    [/site\.css$/, hangsUp],
    [/site\.css$/, hang],
    [/(Black|index)\.css$/, hangsUp],
    [/(Black|index)\.css$/, hang],
    [/Black\.css$/, hangsUp, 'index.css'],
    [/Black\.css$/, sends(404), 'index.css'],
    [/Black\.css$/, response => held.then(() => send(response)), 'index.css'],
  ]
  const pages = await Promise.all(
    faults.map(async ([files, answer, shown]) => {
      const site = await startOwnSite(at(files, answer))
      const page = await context.newPage()
      await page.goto(site.origin, { waitUntil: 'commit' })
      await expectReadable(page)
      if (shown) await inForce(page).toEqual([shown])
      return page
    }),
  )
  letCome()
  for (const page of pages.slice(-1)) await inForce(page).toEqual(['Black.css'])
})
