import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPagesOf } from '../helpers/spec-pages.ts'

declare global {
  interface Window {
    /** What moved without the visitor's doing, as the browser tells it. */
    shifts: string[]
  }
}

const homes = faces.map(({ scenario }) => `/?secretkey=${scenario}`)
const pages = new Set([
  ...homes,
  ...variants.flatMap(variant => specPagesOf(variant).map(path => variantAddress(variant, path))),
])

for (const [width, height] of [
  [390, 800],
  [1440, 800],
  [1440, 1440],
] as const) {
  test(`every page arrives without a jump at ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const address of height === 800 ? pages : homes) {
      await goTo(page, address)
      await page.waitForLoadState('load')
      const shifts = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map(image => image.decode()))
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return window.shifts
      })
      expect(shifts, address).toEqual([])
    }
  })
}
