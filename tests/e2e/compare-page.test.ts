import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { serveComparison } from '../../scripts/compare/serve-comparison.ts'
import type { ListeningServer } from '../../scripts/serve/server.ts'
import { rewrite } from '../helpers/go-to.ts'
import { expect as baseExpect, test } from '../helpers/site-test.ts'
import { testSettings } from '../helpers/start-sites.ts'
import { askFor } from '../hosts/hosts.ts'

/** The page reads both sides, axe and all, before it tells: longer than a click takes. */
const expect = baseExpect.configure({ timeout: 40_000 })

let address = ''
let server: ListeningServer
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  // A report that has found something on one page.
  const { outputDir } = test.info().project
  const causes = [{ names: ['/roulette affiliate dark'] }]
  mkdirSync(outputDir, { recursive: true })
  const report = { at: '2026-11-01T00:00:00.000Z', lookedAt: 2, causes }
  writeFileSync(join(outputDir, 'summary.json'), JSON.stringify(report))
  const settings = testSettings(process.env.TEST_GAMES ?? '')
  server = await serveComparison(process.env.TEST_DIST ?? '', 0, settings, outputDir)
  address = `${server.origin}/@compare/`
})
test.afterAll(() => server.close())
test.use({
  viewport: { width: 1440, height: 800 },
  // Chromium's opinion of the site's preloads, when the machine is busy.
  expectedErrors: [/was preloaded using link preload/],
})

const sideOf = (page: Page, side: 'left' | 'right') => page.frameLocator(`iframe[title^="${side}"]`)

/** What the page tells of both sides. Policies have the texts that differ folded up below it. */
const summaryOf = (page: Page) => page.locator('#findings > summary')

test('both variants go on together or apart, and their address brings them back', async ({
  page,
}) => {
  await page.goto(address)
  const [left, right] = [sideOf(page, 'left'), sideOf(page, 'right')]
  const [findings, summary] = [page.locator('#findings'), summaryOf(page)]
  /** Waits for the page that a choice leads to, and until it has read both sides. */
  const chosen = async (choice: RegExp) => {
    await expect(page).toHaveURL(choice)
    await expect(summary).toHaveText('passes')
  }
  await expect(left.getByTestId('brand-card')).toHaveCount(10)
  await expect(right.getByTestId('game-card')).toHaveCount(3)
  await expect(page.locator('figcaption')).toContainText(['affiliate', 'social'])
  await expect(summary).toHaveText('passes')
  for (const row of ['language must match ✓ en ✓ en', 'contact must be its own ✓ none ✓ linked'])
    await expect(findings.getByRole('row', { name: row.replace('must ', '') })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Report of 2026-11-01: 1 issue' })).toBeVisible()

  const scrollY = (side: typeof left) => side.locator('html').evaluate(() => scrollY)
  await left.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(right)).toBeGreaterThan(500)

  await left.locator('footer a[href="/cookie-policy"]').click()
  await chosen(/path=%2Fcookie-policy/)
  await expect(right.getByRole('heading', { level: 1 })).toHaveText(/Cookie/)

  await page.keyboard.press('?')
  await expect(page.locator('#keys')).toContainText('Next page')
  await page.keyboard.press('Escape')
  await page.getByLabel('Stylesheet').selectOption('light')
  await chosen(/theme=light/)
  await page.getByLabel('Stylesheet').focus()
  await page.keyboard.press('f')
  await chosen(/path=%2Froulette/)
  await left.locator('h1').click()
  await page.keyboard.press('l')
  await chosen(/path=%2Ffi%2Froulette/)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')

  await page.keyboard.press('t')
  await chosen(/sides=apart/)
  await right.locator('footer a[href="/fi/cookie-policy"]').click()
  await chosen(/rightPath=%2Ffi%2Fcookie-policy/)
  // All that is chosen is in the address.
  await page.getByLabel('Left').selectOption('one-brand')
  await chosen(/left=one-brand/)
  await page.getByLabel('Width').selectOption('768')
  await chosen(/width=768/)
  await page.reload()
  await expect(left.getByTestId('brand-card')).toHaveCount(1)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(right.getByRole('heading', { level: 1 })).toHaveText('Evästekäytäntö')
  for (const [list, value] of Object.entries({ Width: '768', Stylesheet: 'light', Links: 'apart' }))
    await expect(page.getByLabel(list)).toHaveValue(value)
})

test('both pages are whole at any width, or in full size', async ({ page }) => {
  const widthsOf = () =>
    page.locator('iframe').evaluateAll(all => all.map(each => each.getBoundingClientRect()))
  for (const [screen, width] of [
    [1440, 1440],
    [1024, 390],
    [390, 1280],
  ]) {
    await page.setViewportSize({ width: screen ?? 0, height: 800 })
    await page.goto(`${address}?path=/cookie-policy&width=${width}`)
    await expect(summaryOf(page)).toHaveText('passes')
    const sides = await widthsOf()
    expect(sides.map(({ left, right }) => left >= 0 && right <= (screen ?? 0))).toEqual([
      true,
      true,
    ])
    const inside = sideOf(page, 'left').locator('html')
    expect(await inside.evaluate(() => innerWidth), 'as the page has it').toBe(width)
  }
  await page.keyboard.press('z')
  await expect.poll(async () => (await widthsOf())[0]?.width).toBe(1280)
})

test('a breach is loud, and no address ends the server', async ({ page }) => {
  for (const path of ['/%', '/%2e%2e/x', '//', '/@compare/%', '/../../etc/passwd']) {
    const { status } = await askFor(new URL(address).origin, path)
    expect(status, path).toBeGreaterThan(199)
  }
  await rewrite(page, /\/cookie-policy\?/, /(?<=>|alt=")18\+(?=[<"])/g, 'adults')
  await page.goto(`${address}?path=/cookie-policy`)
  await expect(summaryOf(page)).toHaveText(/^\d issues$/)
  await expect(page.getByRole('row', { name: /^18\+ match ✗ none in the footer/ })).toBeVisible()
})
