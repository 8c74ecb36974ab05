import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import type { ListeningServer } from '../../scripts/serve/server.ts'
import { rewrite } from '../helpers/go-to.ts'
import { expect as baseExpect, test } from '../helpers/site-test.ts'
import { testSettings } from '../helpers/test-settings.ts'
import { askFor } from '../hosts/hosts.ts'

// Axe checks both pages before the verdict shows.
const expect = baseExpect.configure({ timeout: 40_000 })

let address = ''
let server: ListeningServer
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  // A report with an issue on one page.
  const { outputDir } = test.info().project
  const issues = [{ scenes: ['/roulette affiliate dark'] }]
  mkdirSync(outputDir, { recursive: true })
  writeFileSync(
    join(outputDir, 'issues.json'),
    JSON.stringify({ at: '2026-11-01T00:00:00.000Z', issues }),
  )
  const settings = testSettings()
  server = await serveComparison(process.env.TEST_DIST ?? '', 0, settings, outputDir)
  address = `${server.origin}/@compare/`
})
test.afterAll(() => server.close())
test.use({
  viewport: { width: 1440, height: 800 },
  // Chromium warns about the site's preloads when the machine is busy.
  expectedErrors: [/was preloaded using link preload/],
})

const sideOf = (page: Page, side: 'left' | 'right') => page.frameLocator(`iframe[title="${side}"]`)

/** The verdict. A policy has another summary below it. */
const verdictOf = (page: Page) => page.locator('#findings > summary')

test('both pages change together or apart, and the address restores them', async ({ page }) => {
  await page.goto(address)
  const [left, right] = [sideOf(page, 'left'), sideOf(page, 'right')]
  const passes = () => expect(verdictOf(page)).toHaveText('passes')
  await page.waitForURL(/@compare/)
  await passes()
  await expect(left.getByTestId('brand-card')).toHaveCount(10)
  await expect(right.getByTestId('game-card')).toHaveCount(3)
  await expect(page.locator('figcaption')).toHaveText(['affiliate', 'social'])
  const [frame] = await page.locator('iframe').all()
  const { height = 0 } = (await frame?.boundingBox()) ?? {}
  expect(height, 'the pages have the room while everything passes').toBeGreaterThan(550)
  await expect(page.getByRole('table')).toBeHidden()
  await verdictOf(page).click()
  for (const name of ['language match ✓ en ✓ en', 'contact be valid ✓ none ✓ linked']) {
    await expect(page.getByRole('row', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Report of 2026-11-01: 1 issue' })).toBeVisible()

  const scrollY = (side: typeof left) => side.locator('html').evaluate(() => scrollY)
  await left.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(right)).toBeGreaterThan(500)

  await left.locator('footer a[href="/cookie-policy"]').click()
  await expect(page).toHaveURL(/path=%2Fcookie-policy/)
  await expect(right.getByRole('heading', { level: 1 })).toHaveText(/Cookie/)

  await page.keyboard.press('?')
  await expect(page.locator('#keys')).toContainText('Next page')
  await page.keyboard.press('Escape')
  await page.getByLabel('Stylesheet').selectOption('light')
  await expect(page).toHaveURL(/theme=light/)
  await passes()
  await page.getByLabel('Stylesheet').focus()
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/path=%2Froulette/)
  await left.locator('h1').click()
  await page.locator('[name=path]').selectOption('/fi/roulette')
  await expect(page).toHaveURL(/path=%2Ffi%2Froulette/)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')

  await page.keyboard.press('t')
  await expect(page).toHaveURL(/sides=apart/)
  await right.locator('footer a[href="/fi/cookie-policy"]').click()
  await expect(page).toHaveURL(/rightPath=%2Ffi%2Fcookie-policy/)
  await passes()
  await page.getByLabel('Left').selectOption('one-brand')
  await expect(page).toHaveURL(/left=one-brand/)
  await page.getByLabel('Width').selectOption('768')
  await expect(page).toHaveURL(/width=768/)
  await expect(page.getByLabel('Width')).toBeFocused()
  await page.reload()
  await expect(left.getByTestId('brand-card')).toHaveCount(1)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(right.getByRole('heading', { level: 1 })).toHaveText('Evästekäytäntö')
  for (const [list, value] of Object.entries({
    Width: '768',
    Stylesheet: 'light',
    Links: 'apart',
  })) {
    await expect(page.getByLabel(list)).toHaveValue(value)
  }
})

test('both pages fit any window, or have their full size', async ({ page }) => {
  const boxes = () =>
    page.locator('iframe').evaluateAll(all => all.map(each => each.getBoundingClientRect()))
  for (const [screen = 0, width = 0] of [
    [1440, 1440],
    [1024, 390],
    [390, 1280],
  ]) {
    await page.setViewportSize({ width: screen, height: 800 })
    await page.goto(`${address}?path=/cookie-policy&width=${width}`)
    await expect(sideOf(page, 'right').getByRole('heading', { level: 1 })).toBeVisible()
    for (const { left, right } of await boxes()) {
      expect([left >= 0, right <= screen], `in a window of ${screen}`).toEqual([true, true])
    }
    const inside = sideOf(page, 'left').locator('html')
    expect(await inside.evaluate(() => innerWidth), 'as the page sees it').toBe(width)
  }
  await page.keyboard.press('z')
  await expect.poll(async () => (await boxes())[0]?.width).toBe(1280)
})

test('the table marks a breach, and no address stops the server', async ({ page }) => {
  for (const path of ['/%', '/%2e%2e/x', '//', '/@compare/%', '/../../etc/passwd']) {
    expect((await askFor(server.origin, path)).status, path).toBeGreaterThan(199)
  }
  await rewrite(page, /\/cookie-policy\?/, /(?<=>|alt=")18\+(?=[<"])/g, 'adults')
  await page.goto(`${address}?path=/cookie-policy`)
  await expect(verdictOf(page)).toHaveText(/^\d issues$/)
  await expect(page.getByRole('row', { name: /^18\+ match ✗ none in the footer/ })).toBeVisible()
})
