import type { Page } from 'playwright/test'
import { builtPaths } from '../helpers/built-paths.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const infoCall = 'POST /api/getwebsiteinfo/'

/** What the site's origin keeps in the browser, by the names of the stores. */
const stores = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }))

const nothing = { cookies: '', local: [], session: [], databases: [], caches: [], workers: [] }

for (const key of ['affiliate', 'social']) {
  test(`no page keeps anything in the browser, or calls anybody but the info service and the chosen game (${key})`, async ({
    page,
    baseURL,
    context,
  }) => {
    test.slow()
    const games = process.env.TEST_GAMES ?? ''
    const calls: string[] = []
    const origins = new Set<string>()
    page.on('request', request => {
      const { origin, pathname } = new URL(request.url())
      origins.add(origin)
      if (request.method() !== 'GET') calls.push(`${request.method()} ${pathname}`)
    })
    for (const path of builtPaths()) {
      calls.length = 0
      origins.clear()
      await goTo(page, `${path}?secretkey=${key}`)
      const isGame = (await page.locator('iframe').count()) > 0
      // What a game still asks for would be taken for the next page's.
      if (isGame) await page.waitForLoadState('networkidle')
      expect([...origins].sort(), path).toEqual([baseURL, ...(isGame ? [games] : [])].sort())
      expect(calls, path).toEqual([infoCall])
    }
    expect(await stores(page)).toEqual(nothing)
    expect(await context.cookies()).toEqual([])
  })
}

test('neither does a visit by links, menus, the payment list and a form', async ({
  page,
  context,
}) => {
  const calls: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`)
  })
  await goTo(page, '/')
  await page.getByRole('button', { name: 'more ways to deposit' }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible()
  await goTo(page, '/?secretkey=social')
  await page.locator('summary').first().click()
  await page.getByLabel('Name').fill('Aroha')
  await page.getByLabel('E-mail').fill('aroha@example.nz')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.contact-form').getByRole('status')).not.toBeEmpty()
  expect(calls).toHaveLength(2)
  expect(await stores(page)).toEqual(nothing)
  expect(await context.cookies()).toEqual([])
})

const nothingElse = {
  '/privacy-policy': 'The site sets no cookies and stores nothing else in your browser.',
  '/cookie-policy': 'Nothing. It uses neither local storage nor session storage',
  '/fi/privacy-policy': 'Sivusto ei aseta evästeitä eikä tallenna selaimeesi mitään muutakaan.',
  '/fi/cookie-policy': 'Ei mitään. Sivusto ei käytä paikallista tallennusta, istuntotallennusta',
}

for (const [path, text] of Object.entries(nothingElse)) {
  for (const key of ['affiliate', 'social']) {
    test(`${path} says exactly this (${key})`, async ({ page }) => {
      await goTo(page, `${path}?secretkey=${key}`)
      await expect(page.getByRole('main')).toContainText(text)
      await expect(page.getByRole('main')).toContainText(/info service|tietopalvelu/)
    })
  }
}
