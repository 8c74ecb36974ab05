import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { infoPath } from '../../../shared/site-info/site-info-request.ts'
import { hydrated, infoCalls, rewrite } from '../../helpers/go-to.ts'
import { at, expect, test } from '../../helpers/site-test.ts'

const mark = 'window.edited=1;'
/** Elements that another program may put first, with ids that many programs use. */
const otherIds = 'root app main page menu main-menu spinner affiliate brands'
  .split(' ')
  .map(id => `<div id="${id}"></div>`)
  .join('')

const loader = /(<script>.*?<\/script>)(.*)(<script>.*<\/script>)/s

test.use({
  expectedErrors: [
    /inline script violates the following Content Security Policy|^Policy violation: script-src-elem inline|^Sayfa etkinleştirilemedi: SyntaxError|ERR_EMPTY_RESPONSE/,
  ],
})

for (const [what, from, to, variant, asked] of [
  ['contains the loader twice', loader, '$1$1$2$3$3', 'affiliate', 1],
  ['begins with usual ids of others', '<body>', `<body>${otherIds}`, 'affiliate', 1],
  ['contains a foreign script', '</body>', `<script>${mark}</script>`, 'affiliate', 1],
  ['has an edited loader', '<script>', `<script>${mark}`, 'social', 0],
  ['has broken data', 'id="casino-guide-page">{', 'id="casino-guide-page">{{', 'social', 1],
] as const) {
  test(`a page that ${what} shows the ${variant} site`, async ({ page, baseURL }) => {
    await rewrite(page, `${baseURL}/`, from, to)
    const calls = infoCalls(page)
    await page.goto('/')
    const cards = page.locator('.brand-card, .game-card')
    await expect(cards).toHaveCount(variant === 'affiliate' ? 10 : 3)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#casino-guide-spinner')).toBeHidden()
    if (variant === 'affiliate') {
      await hydrated(page)
    }
    expect(await page.evaluate(() => 'edited' in window)).toBe(false)
    expect(calls).toHaveLength(asked)
  })
}

test('a page that stops halfway appears after ten seconds', async ({ page, startOwnSite }) => {
  const html = readFileSync(join(process.env.TEST_DIST ?? '', 'index.html'), 'utf8')
  const answers = [
    at(/^\/api\//, ({ socket }) => socket?.destroy()),
    // Without its second script and without an end.
    at(/^\/$/, response =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .write(html.replace(/<\/main>.*/s, '')),
    ),
  ]
  const site = await startOwnSite((...call) => answers.some(answer => answer(...call)))
  await page.clock.install()
  const failed = page.waitForEvent('requestfailed')
  await page.goto(site.origin, { waitUntil: 'commit' })
  expect((await failed).url()).toContain(infoPath)
  await expect(page.locator('#casino-guide-spinner')).toBeVisible()
  await expect(page.locator('#casino-guide-root')).toBeAttached()
  await page.clock.runFor(10_200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#casino-guide-spinner')).toBeHidden()
})

test('an answer in time counts, also if the page arrives after the time-out', async ({
  page,
  startOwnSite,
}) => {
  const html = readFileSync(join(process.env.TEST_DIST ?? '', 'index.html'), 'utf8')
  const halfway = html.indexOf('</main>')
  let sendRest = () => {}
  const site = await startOwnSite(
    at(/^\/$/, response => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, halfway))
      sendRest = () => response.end(html.slice(halfway))
    }),
  )
  await page.clock.install()
  await page.goto(site.origin, { waitUntil: 'commit' })
  await page.evaluate('infoCall')
  await page.clock.runFor(9_200)
  sendRest()
  await expect(page.locator('.brand-card')).toHaveCount(10)
})
