import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostHeaders } from '../../../scripts/serve/serve-dist.ts'
import type { Handler } from '../../../scripts/serve/server.ts'
import { hydrated, infoCalls } from '../../helpers/go-to.ts'
import { at, expect, sends, test } from '../../helpers/site-test.ts'

const dist = process.env.TEST_DIST ?? ''
const home = readFileSync(join(dist, 'index.html'), 'utf8')
const [loader = ''] = /<script>.*?<\/script>.*?<\/script>/s.exec(home) ?? []

/** Sends another text as the home page, under the same policy. */
const homeAs = (html: string): Handler =>
  at(/^\/$/, sends(200, { ...hostHeaders(dist, '/'), 'Content-Type': 'text/html' }, html))

const mark = 'window.edited=1;'
const endOfLoader = ['</script><style>', `;${mark}</script><style>`] as const

test.use({
  expectedErrors: [
    /inline script violates the following Content Security Policy|^Policy violation: script-src-elem inline|^Sayfa etkinleştirilemedi: SyntaxError|ERR_CONNECTION_REFUSED/,
  ],
})

for (const [what, from, to, variant, asked] of [
  ['holds the loader twice', loader, loader + loader, 'affiliate', 1],
  ['has its own id in a heading', '<main', '<h2 id="entry-page"></h2><main', 'affiliate', 1],
  ['holds the script of a stranger', '</body>', `<script>${mark}</script>`, 'affiliate', 1],
  ["has the loader's first script edited", '<script>', `<script>${mark}`, 'social', 0],
  ["has the loader's second script edited", ...endOfLoader, 'social', 1],
  ['has broken data', 'id="entry-page">{', 'id="entry-page">{{', 'social', 1],
] as const) {
  test(`a page that ${what} is the ${variant} site`, async ({ page, startOwnSite }) => {
    expect(home).toContain(from)
    const { origin } = await startOwnSite(homeAs(home.replace(from, () => to)))
    const calls = infoCalls(page)
    await page.goto(origin)
    await expect(page.getByTestId('brand-card')).toHaveCount(variant === 'affiliate' ? 10 : 0)
    await expect(page.getByTestId('game-card')).toHaveCount(variant === 'social' ? 3 : 0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#spinner')).toBeHidden()
    if (variant === 'affiliate') await hydrated(page)
    expect(await page.evaluate(() => 'edited' in window)).toBe(false)
    expect(calls).toHaveLength(asked)
  })
}

test('without its second script a page fails silently', async ({ page, startOwnSite }) => {
  const site = await startOwnSite(homeAs(home.replace(...endOfLoader)))
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  const failed = page.waitForEvent('requestfailed')
  await page.goto(site.origin)
  expect((await failed).url()).toContain('/api/getwebsiteinfo/')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
})

for (const [what, html] of [
  ['that stops halfway', home.slice(0, home.indexOf('</main>'))],
  ['that the loader never finds whole', home.replace(/<link rel="stylesheet" media.*?>/, '')],
] as const) {
  test(`a page ${what} shows after ten seconds`, async ({ page, startOwnSite }) => {
    // Without an end.
    const site = await startOwnSite(
      at(/^\/$/, response => response.writeHead(200, { 'Content-Type': 'text/html' }).write(html)),
    )
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
