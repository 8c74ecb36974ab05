import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import { testSettings } from '../../scripts/compare/test-settings.ts'
import type { ListeningServer } from '../../scripts/serve/server.ts'
import { expectAccessible } from '../helpers/expect-accessible.ts'
import { expect, test } from '../helpers/site-test.ts'

const { TEST_DIST: dist = '', SPEC_DIST = '' } = process.env
let site: ListeningServer
/** The compare page that shows two sites, one in place of an earlier commit. */
let withBase: ListeningServer

// All tests share two servers, so they run in one worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const report = join(test.info().project.outputDir, 'report')
  mkdirSync(report, { recursive: true })
  writeFileSync(join(report, 'index.html'), '<!doctype html><title>The report</title>')
  const options = { dist, port: 0, settings: testSettings(), report }
  const base = { name: 'v1.2', dist: SPEC_DIST }
  site = await serveComparison(options)
  withBase = await serveComparison({ ...options, base })
})
test.afterAll(() => Promise.all([site?.close(), withBase?.close()]))
test.use({
  viewport: { width: 1440, height: 800 },
  // A page that is replaced while it asks the info service logs that its call failed.
  expectedErrors: [/TypeError: (?:Failed to fetch|network error)$/],
})

const sideOf = (page: Page, side: 'left' | 'right') => page.frameLocator(`iframe[title="${side}"]`)

/** Expects that both frames show a page. */
async function expectBoth(page: Page, path: string): Promise<void> {
  await expect(page.getByLabel('Page')).toHaveValue(path)
  // Nothing runs in the frames, which may be on their way to another document.
  const frames = () => page.mainFrame().childFrames()
  await expect
    .poll(() => frames().map(frame => new URL(frame.url()).pathname))
    .toEqual([path, path])
}

/** Opens the compare page, and waits for both pages in it. */
async function open(page: Page, query = '', { origin } = site): Promise<void> {
  await page.goto(`${origin}/@compare/${query}`)
  await expect(page.locator('figcaption', { hasText: ' px' })).toHaveText([/ · /, / · /])
}

test('both frames follow choices, links, history and scrolling, and the address keeps the selection', async ({
  page,
}) => {
  await open(page)
  await expect(page.locator('figcaption')).toHaveText([
    'affiliate · Black.css · 390 px',
    'social · index.css · 390 px',
  ])
  const [left, right] = [sideOf(page, 'left'), sideOf(page, 'right')]
  await expect(left.locator('.brand-card')).toHaveCount(10)
  await expect(right.locator('.game-card')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Last report' })).toBeVisible()

  const scrollY = (side: typeof left) => side.locator('html').evaluate(() => scrollY)
  await left.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(right)).toBeGreaterThan(500)

  await left.locator('footer a[href="/cookie-policy"]').click()
  await expectBoth(page, '/cookie-policy')
  await right.locator('footer a[href="/privacy-policy"]').click()
  await expectBoth(page, '/privacy-policy')
  await page.goBack()
  await expectBoth(page, '/cookie-policy')

  await page.getByLabel('Page').selectOption('/fi/roulette')
  await page.getByLabel('Left').selectOption('one-brand')
  await page.getByLabel('Stylesheet').selectOption('light')
  await page.getByLabel('Width').selectOption('768')
  await expect(page.locator('figcaption')).toHaveText([
    'affiliate · index.css · 768 px',
    'social · index.css · 768 px',
  ])
  const ticket = page.url()
  await page.goto('about:blank')
  await page.goto(ticket)
  await expect(left.locator('.brand-card')).toHaveCount(1)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')
  expect(await left.locator('html').evaluate(() => innerWidth)).toBe(768)

  // Another language is another document.
  await left.locator('footer a[hreflang=en]').click()
  await expectBoth(page, '/roulette')
  await expect(left.locator('.brand-card')).toHaveCount(1)
})

test('no key is lost, not even in a frame, and the keys are explained', async ({ page }) => {
  await open(page)
  const pages = await page.getByLabel('Page').locator('option').allTextContents()
  const press = (key: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)))
  await press('n', 4)
  await expectBoth(page, pages[4] ?? '')
  await sideOf(page, 'right').locator('h1').click()
  await press('n', 4)
  await expectBoth(page, pages[8] ?? '')
  await press('p', 9)
  await expectBoth(page, pages.at(-1) ?? '')

  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await expect(dialog.locator('dt').filter({ has: page.locator('kbd') })).toHaveCount(6)
  await expect(dialog).toContainText('Next page')
  await expectAccessible(page, 'form')
  await expectAccessible(page, '#keys')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('both pages fit any window, or have their full size, which the address keeps', async ({
  page,
}) => {
  const boxes = () =>
    page.locator('iframe').evaluateAll(all => all.map(frame => frame.getBoundingClientRect()))
  await open(page, '?path=/cookie-policy&width=1440')
  for (const [screen, width] of [
    [1440, 1440],
    [1024, 390],
    [390, 1280],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    await page.getByLabel('Width').selectOption(`${width}`)
    const inside = sideOf(page, 'left').locator('html')
    await expect.poll(() => inside.evaluate(() => innerWidth), 'as the page sees it').toBe(width)
    const areInside = async () =>
      (await boxes()).every(({ left, right }) => left >= 0 && right <= screen)
    await expect.poll(areInside, `in a window of ${screen}`).toBe(true)
  }
  await page.keyboard.press('z')
  await page.reload()
  await expect.poll(async () => (await boxes())[0]?.width).toBe(1280)
  await page.keyboard.press('n')
  await expect.poll(async () => (await boxes())[0]?.width).toBe(1280)
})

test('an unknown page is named', async ({ page }) => {
  await page.goto(`${site.origin}/@compare/?path=/nothing&width=390`)
  await expect(page.getByRole('alert')).toHaveText('There is no page /nothing. Choose a page.')
  await page.getByLabel('Page').selectOption('/')
  await expectBoth(page, '/')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('against a commit, one variant is shown before and after', async ({ page }) => {
  await open(page, '?path=/poker', withBase)
  const looks = (look: string) => [`v1.2 · ${look} · 390 px`, `now · ${look} · 390 px`]
  await expect(page.locator('figcaption')).toHaveText(looks('affiliate · Black.css'))
  await expect(page.locator('[name=right]')).toHaveCount(0)
  await page.locator('[name=left]').selectOption('social')
  await expect(page.locator('figcaption')).toHaveText(looks('social · index.css'))

  const [left, right] = [sideOf(page, 'left'), sideOf(page, 'right')]
  await left.locator('footer a[href="/privacy-policy"]').click()
  await expectBoth(page, '/privacy-policy')
  const originOf = (side: typeof left) => side.locator('html').evaluate(() => location.origin)
  expect([await originOf(left), await originOf(right)]).toEqual([
    expect.anything(),
    withBase.origin,
  ])
  expect(await originOf(left), 'the site before has an origin of its own').not.toBe(withBase.origin)
  await left.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => right.locator('html').evaluate(() => scrollY)).toBeGreaterThan(100)
})
