import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hydrated, infoCalls, rewrite } from '../../helpers/go-to.ts'
import { at, expect, test } from '../../helpers/site-test.ts'

const mark = 'window.edited=1;'
const loader = /(<script>.*?<\/script>)(.*)(<script>.*<\/script>)/s
const secondScript = /<script>(?!.*<script>).*?<\/script>/s

test.use({
  expectedErrors: [
    /inline script violates the following Content Security Policy|^Policy violation: script-src-elem inline|^Sayfa etkinleştirilemedi: SyntaxError|ERR_CONNECTION_REFUSED/,
  ],
})

for (const [what, from, to, variant, asked] of [
  ['holds the loader twice', loader, '$1$1$2$3$3', 'affiliate', 1],
  ['has its own id in a heading', '<main', '<h2 id="entry-page"></h2><main', 'affiliate', 1],
  ['holds the script of a stranger', '</body>', `<script>${mark}</script>`, 'affiliate', 1],
  ["has the loader's first script edited", '<script>', `<script>${mark}`, 'social', 0],
  ['has broken data', 'id="entry-page">{', 'id="entry-page">{{', 'social', 1],
] as const) {
  test(`a page that ${what} is the ${variant} site`, async ({ page, baseURL }) => {
    await rewrite(page, `${baseURL}/`, from, to)
    const calls = infoCalls(page)
    await page.goto('/')
    const cards = page.getByTestId(/^(brand|game)-card$/)
    await expect(cards).toHaveCount(variant === 'affiliate' ? 10 : 3)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#spinner')).toBeHidden()
    if (variant === 'affiliate') await hydrated(page)
    expect(await page.evaluate(() => 'edited' in window)).toBe(false)
    expect(calls).toHaveLength(asked)
  })
}

test('without its second script a page fails silently', async ({ page, baseURL }) => {
  await rewrite(page, `${baseURL}/`, secondScript, `<script>${mark}</script>`)
  await page.route('**/api/**', route => route.abort('connectionrefused'))
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  expect((await failed).url()).toContain('/api/getwebsiteinfo/')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
})

for (const [what, fault] of [
  ['that stops halfway', /<\/main>.*/s],
  ['without its second script', secondScript],
] as const) {
  test(`a page ${what} shows after ten seconds`, async ({ page, startOwnSite }) => {
    const html = readFileSync(join(process.env.TEST_DIST ?? '', 'index.html'), 'utf8')
    // Without an end.
    const site = await startOwnSite(
      at(/^\/$/, response =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.replace(fault, '')),
      ),
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
