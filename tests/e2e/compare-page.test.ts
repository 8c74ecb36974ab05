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
  const report = join(outputDir, 'summary.json')
  const causes = [{ names: ['/roulette affiliate dark'] }]
  mkdirSync(outputDir, { recursive: true })
  writeFileSync(report, JSON.stringify({ at: '2026-11-01T00:00:00.000Z', lookedAt: 2, causes }))
  const settings = testSettings(process.env.TEST_GAMES ?? '')
  server = await serveComparison(process.env.TEST_DIST ?? '', 0, settings, report)
  address = `${server.origin}/@compare/`
})
test.afterAll(() => server.close())
test.use({
  viewport: { width: 1440, height: 800 },
  // Chromium's opinion of the site's preloads, when the machine is busy.
  expectedErrors: [/was preloaded using link preload/],
})

const sideOf = (page: Page, side: 'left' | 'right') => page.frameLocator(`iframe[title^="${side}"]`)

test('both variants go on together or apart, and their address brings them back', async ({
  page,
}) => {
  await page.goto(address)
  const [left, right] = [sideOf(page, 'left'), sideOf(page, 'right')]
  const findings = page.getByRole('complementary')
  await expect(left.getByTestId('brand-card')).toHaveCount(10)
  await expect(right.getByTestId('game-card')).toHaveCount(3)
  await expect(page.locator('figcaption')).toContainText(['affiliate', 'social'])
  await expect(findings.getByText('as the rules want it')).toHaveCount(3)
  await expect(page.getByRole('navigation')).toContainText('2026-11-01: 2 looked at')
  const bar = await page.locator('header').boundingBox()
  expect(bar?.height, 'the bar is one row').toBeLessThan(90)

  const scrollY = (side: typeof left) => side.locator('html').evaluate(() => scrollY)
  await left.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(right)).toBeGreaterThan(500)

  await left.locator('footer a[href="/cookie-policy"]').click()
  await expect(right.getByRole('heading', { level: 1 })).toHaveText(/Cookie/)
  await expect(page).toHaveURL(/path=%2Fcookie-policy/)

  await page.keyboard.press('?')
  await expect(page.locator('#keys')).toContainText('Next page')
  await page.keyboard.press('Escape')
  await page.getByLabel('Stylesheet').selectOption('light')
  await page.keyboard.press('f')
  await expect(page, 'keys work while a list has the focus').toHaveURL(/path=%2Froulette/)
  await left.locator('h1').click()
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/path=%2Ffi%2Froulette/)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(findings.getByText('as the rules want it')).toHaveCount(3)

  // A frame that still loads would lose the key.
  await page.getByRole('heading', { name: 'Compare' }).click()
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/sides=apart/)
  await right.locator('footer a[href="/fi/cookie-policy"]').click()
  await expect(page).toHaveURL(/rightPath=%2Ffi%2Fcookie-policy/)
  // All that is chosen stands in the address.
  await page.getByLabel('Left').selectOption('one-brand')
  await page.getByLabel('Width').selectOption('768')
  await page.reload()
  await expect(left.getByTestId('brand-card')).toHaveCount(1)
  await expect(left.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(right.getByRole('heading', { level: 1 })).toHaveText('Evästekäytäntö')
  for (const [list, chosen] of Object.entries({
    Width: '768',
    Stylesheet: 'light',
    Links: 'apart',
  }))
    await expect(page.getByLabel(list)).toHaveValue(chosen)
  await page.keyboard.press('t')
  await expect(right.getByTestId('game-card')).toHaveCount(3)
})

test('a breach is loud, and no address ends the server', async ({ page }) => {
  for (const path of ['/%', '/%2e%2e/x', '//', '/@compare/%', '/../../etc/passwd']) {
    const { status } = await askFor(new URL(address).origin, path)
    expect(status, path).toBeGreaterThan(199)
  }
  await rewrite(page, /\/cookie-policy\?/, /(?<=>|alt=")18\+(?=[<"])/g, 'adults')
  await page.goto(`${address}?path=/cookie-policy`)
  await expect(page.getByRole('alert').first()).toContainText('to mend')
})
