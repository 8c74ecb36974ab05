import type { Page } from 'playwright/test'
import { goTo, hold, hydrated, variantAddress } from '../helpers/go-to.ts'
import { at, expect, sends, test } from '../helpers/site-test.ts'

const phone = { width: 390, height: 844 }
// So high that the first screen shows whole pages.
const desktop = { width: 1440, height: 2400 }

/** Opens an address, and holds its stylesheet back until the returned function is called. */
async function openWithout(page: Page, address: string): Promise<() => Promise<void>> {
  const letCome = await hold(page, /\.css$/)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('cards-shown').length > 0)
  return async () => {
    letCome()
    await hydrated(page)
  }
}

/** Counts what moves on the screen, except within half a second of a press. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        shifts.push(JSON.stringify(entry))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })

for (const [address, brands] of [
  [variantAddress('affiliate', '/'), 10],
  ['/poker?secretkey=one-brand', 1],
  ['/fi?secretkey=no-brands', 0],
  [variantAddress('social', '/'), 0],
  [variantAddress('social', '/contact'), 0],
  [variantAddress('social', '/bacon-slot'), 0],
  [variantAddress('affiliate', '/terms-and-conditions'), 0],
  [variantAddress('social', '/fi/privacy-policy'), 0],
] as const) {
  test(`nothing on ${address} moves when its stylesheet arrives`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await countShifts(page)
    const letCome = await openWithout(page, address)
    await expect(page.locator('.brand-card')).toHaveCount(brands)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await letCome()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // Shifts are reported with a frame.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))),
    )
    expect(await page.evaluate('shifts')).toEqual([])
  })
}

for (const [what, address, button, opened, size] of [
  ['menu', variantAddress('social', '/'), '.burger', '.main-menu', phone],
  ['payment list', variantAddress('affiliate', '/'), '.more-payments', '.all-payments', phone],
  ['payment list', variantAddress('affiliate', '/'), '.more-payments', '.all-payments', desktop],
] as const) {
  test(`a ${what} that is opened before the stylesheet arrives at ${size.width} px opens with it`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const letCome = await openWithout(page, address)
    await page.locator(button).first().click()
    const popover = page.locator(`${opened}:popover-open`)
    await expect(popover).toHaveCount(1)
    await expect(popover).toBeHidden()
    await letCome()
    await expect(popover).toBeVisible()
    const places = () =>
      popover.evaluate(element => {
        for (const animation of element.getAnimations()) {
          animation.finish()
        }
        return JSON.stringify(element.getBoundingClientRect())
      })
    const early = await places()
    // As one that is opened later.
    await page.keyboard.press('Escape')
    await page.locator(button).first().click()
    expect(await places()).toBe(early)
  })
}

test('a page that opens at a hash waits for the rules of what is there', async ({ page }) => {
  const letCome = await hold(page, /\.css$/)
  const asked = page.waitForRequest(/\.css$/)
  await page.goto(variantAddress('social', '/#contact'), { waitUntil: 'commit' })
  await asked
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(page.locator('#contact')).toBeHidden()
  letCome()
  await expect(page.locator('#contact')).toBeInViewport()
})

test.describe('without its stylesheet', () => {
  test.use({ expectedErrors: [/^Failed to load resource: .* 404/] })

  test('a page can be read, and its menu and links work', async ({ page, startOwnSite }) => {
    const { origin } = await startOwnSite(at(/\.css$/, sends(404)))
    await page.setViewportSize(phone)
    await goTo(page, `${origin}${variantAddress('affiliate', '/')}`)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.locator('.burger').click()
    await page.locator('.main-menu').getByRole('link', { name: 'poker' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('affiliate poker heading')
  })
})
