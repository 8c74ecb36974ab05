import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { hostHeaders } from '../../../scripts/serve/serve-dist.ts'
import { type Handler, requestPath } from '../../../scripts/serve/server.ts'
import { infoCalls } from '../../helpers/go-to.ts'
import { expect, test } from '../../helpers/site-test.ts'

const dist = process.env.TEST_DIST ?? ''
const home = readFileSync(join(dist, 'index.html'), 'utf8')
const ownLine = 'Sayfa etkinleştirilemedi: '

// Chromium’s messages about refused scripts and cut-off files, and our own line.
test.use({
  expectedErrors: [
    /^Failed to load |^Sayfa etkinleştirilemedi: |violates the following Content Security Policy|^Policy violation: script-src-elem inline/,
  ],
})

const isFile = (extension: string) => (request: IncomingMessage) =>
  requestPath(request).startsWith('/assets/') && requestPath(request).endsWith(extension)
const isHome = (request: IncomingMessage) => requestPath(request) === '/'

/** Sends the home page with its own headers, whatever was asked for. */
const sendsPage =
  (isWrong: (request: IncomingMessage) => boolean, html: string): Handler =>
  (request, response) => {
    const wrong = isWrong(request)
    if (wrong) {
      const headers = { ...hostHeaders(dist, '/'), 'Content-Type': 'text/html; charset=utf-8' }
      response.writeHead(200, headers).end(html)
    }
    return wrong
  }

/** Sends the first half of a file, with the length of the whole. */
const cutsOff =
  (extension: string, type: string): Handler =>
  (request, response) => {
    const wrong = isFile(extension)(request)
    if (wrong) {
      const file = readFileSync(join(dist, requestPath(request)))
      response.writeHead(200, { 'Content-Type': type, 'Content-Length': file.length })
      response.write(file.subarray(0, file.length / 2), () => response.destroy())
    }
    return wrong
  }

/** The home page of last week’s build, whose scripts and words had other addresses. */
const lastWeek = home.replace(/[0-9a-f]{8}(?=\.js(on)?")/g, 'lastweek')

/** Expects that the page shows its casino, and that its links open documents. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('.brand-card')).toHaveCount(1)
  await expect(page.locator('#casino-guide-spinner')).toBeHidden()
  await page.getByRole('link', { name: 'cookie-policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'affiliate cookie-policy heading',
  )
}

for (const [what, handler] of [
  ['answers a script’s address with its page and status 200', sendsPage(isFile('.js'), home)],
  ['cuts off scripts', cutsOff('.js', 'text/javascript')],
  ['cuts off words', cutsOff('.json', 'application/json')],
  ['sends last week’s page with this week’s files', sendsPage(isHome, lastWeek)],
] as const) {
  test(`the page of a host that ${what} can be read`, async ({ page, startOwnSite }) => {
    const { origin } = await startOwnSite(handler)
    const calls = infoCalls(page)
    const line = page.waitForEvent('console', message => message.text().startsWith(ownLine))
    await page.goto(`${origin}/?secretkey=one-brand`)
    await line
    expect(calls).toHaveLength(1)
    await expectReadable(page)
  })
}

test('last week’s page with another loader, whose policy is gone, shows the social casino', async ({
  page,
  startOwnSite,
}) => {
  const { origin } = await startOwnSite(
    sendsPage(isHome, lastWeek.replaceAll('<script>', '<script>/* last week */')),
  )
  const calls = infoCalls(page)
  await page.goto(origin)
  await expect(page.locator('.game-card')).toHaveCount(3)
  await expect(page.locator('#casino-guide-spinner')).toBeHidden()
  expect(calls).toHaveLength(0)
})
