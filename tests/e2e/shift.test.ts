import type { Page } from 'playwright/test'
import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPagesOf } from '../helpers/spec-pages.ts'
import { variantAddress, variants } from '../helpers/variant-address.ts'

declare global {
  interface Window {
    /** What moved without the visitor's doing, as the browser tells it. */
    shifts: string[]
  }
}

/** Collects layout shifts from a page's first moment on. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** All that moved, once everything has come and two more frames have been painted. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map(image => image.decode()))
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return window.shifts
  })
}

for (const { variant, stylesheet, scenario } of faces) {
  for (const [width, height] of [
    [390, 800],
    [1440, 800],
    [1440, 1440],
  ] as const) {
    test(`${variant} in ${stylesheet} arrives without a jump at ${width} by ${height} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await watchShifts(page)
      await goTo(page, `/?secretkey=${scenario}`)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

for (const variant of variants) {
  for (const width of [390, 1440]) {
    test(`every page of the ${variant} site arrives without a jump at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      for (const path of specPagesOf(variant)) {
        await goTo(page, variantAddress(variant, path))
        expect(await shiftsOf(page), path).toEqual([])
      }
    })
  }
}

test('nothing moves when a list of payments opens', async ({ page }) => {
  await goTo(page, '/')
  const places = () =>
    page
      .getByTestId('brand-card')
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().toJSON()))
  const button = page.locator('.more-payments').first()
  await button.scrollIntoViewIfNeeded()
  const before = await places()
  await button.click()
  await expect(page.locator('.all-payments').first()).toBeVisible()
  expect(await places()).toEqual(before)
})
