import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goTo } from '../../helpers/go-to.ts'
import { type Intercept, test } from '../../helpers/own-site-test.ts'
import { expect } from '../../helpers/site-test.ts'

const dist = process.env.TEST_DIST ?? ''
const home = readFileSync(join(dist, 'index.html'), 'utf8')
const loader = /<script>.*?<\/script>.*?<\/script>/s.exec(home)?.[0] ?? ''

/** Sends another text as the home page. With its headers: they are set before this is asked. */
const homeAs =
  (html: string): Intercept =>
  (request, response) => {
    if (request.url !== '/') return false
    const headers = readFileSync(join(dist, '_headers'), 'utf8')
    const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
    response.setHeader('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''))
    response.setHeader('Content-Type', 'text/html')
    response.end(html)
    return true
  }

test('the tested page holds the loader once', () => {
  expect(home.split(loader)).toHaveLength(2)
})

test('a loader that stands in the page twice asks once', async ({ page, startOwnSite }) => {
  const site = await startOwnSite(homeAs(home.replace(loader, () => loader + loader)))
  await goTo(page, site.origin)
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  expect(site.calls).toHaveLength(1)
})

/** The home page with one of the loader's scripts edited, as a host may do. */
const homeEditedAt = (place: number): string =>
  `${home.slice(0, place)}<script>window.edited=1;${home.slice(place + '<script>'.length)}`

test.describe('a page whose scripts a host has edited', () => {
  test.use({
    expectedErrors: [
      /inline script violates the following Content Security Policy|^Policy violation: script-src-elem inline/,
      'ERR_CONNECTION_REFUSED',
    ],
  })

  for (const [which, place, calls] of [
    ['first', home.indexOf('<script>'), 0],
    ['second', home.lastIndexOf('<script>'), 1],
  ] as const) {
    test(`is the social casino, for the policy keeps the loader's ${which} from running`, async ({
      page,
      startOwnSite,
    }) => {
      const site = await startOwnSite(homeAs(homeEditedAt(place)))
      await page.goto(site.origin)
      await expect(page.getByTestId('game-card')).toHaveCount(3)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#spinner')).toBeHidden()
      expect(await page.evaluate(() => 'edited' in window)).toBe(false)
      expect(site.calls).toHaveLength(calls)
    })
  }

  test('has no uncaught error when nothing takes the call and it fails', async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite(homeAs(homeEditedAt(home.lastIndexOf('<script>'))))
    await page.route('**/api/**', route => route.abort('connectionrefused'))
    const failed = page.waitForEvent('requestfailed')
    await page.goto(site.origin)
    expect((await failed).url()).toContain('/api/getwebsiteinfo/')
    await expect(page.getByTestId('game-card')).toHaveCount(3)
  })

  test('runs no script that somebody has put into it', async ({ page, startOwnSite }) => {
    const html = home.replace('</body>', () => '<script>window.edited=1</script></body>')
    const site = await startOwnSite(homeAs(html))
    await goTo(page, site.origin)
    expect(await page.evaluate(() => 'edited' in window)).toBe(false)
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
  })
})

for (const [what, html] of [
  ['that stops halfway', home.slice(0, home.indexOf('</main>'))],
  ['that the loader never finds whole', home.replace(/<link rel="stylesheet" media.*?>/, '')],
] as const) {
  test(`a page ${what} shows after ten seconds what there is of it`, async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite((request, response) => {
      if (request.url !== '/') return false
      response.setHeader('Content-Type', 'text/html')
      response.write(html)
      return true
    })
    await page.goto(site.origin, { waitUntil: 'commit' })
    await expect(page.locator('#spinner')).toBeVisible()
    await expect(page.locator('#root')).toBeAttached()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 10_000
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#spinner')).toBeHidden()
  })
}

test('headings that bear the ids of the page change nothing', async ({ page, startOwnSite }) => {
  const headings = '<h2 id="entry-page">Entry page</h2><h2 id="affiliate">Affiliate</h2>'
  const root = '<div id="root">'
  const site = await startOwnSite(homeAs(home.replace(root, root + headings)))
  await goTo(page, site.origin)
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
})

test.describe('a page that cannot be shown as it should be', () => {
  test.use({ expectedErrors: ['Sayfa etkinleştirilemedi: SyntaxError'] })

  test('is the social casino', async ({ page, startOwnSite }) => {
    const site = await startOwnSite(homeAs(home.replace('id="entry-page">{', '$&{')))
    await page.goto(site.origin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#spinner')).toBeHidden()
  })
})
