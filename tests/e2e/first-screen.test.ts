import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

/** Viewports, the phones' without the browser's bars, and how many brands each must show. */
const viewports = [
  { width: 360, height: 640, brands: 1 },
  { width: 390, height: 664, brands: 1 },
  { width: 844, height: 390, brands: 1 },
  { width: 1280, height: 720, brands: 2 },
  { width: 1440, height: 900, brands: 3 },
]

test('every list shows its first brands on the first screen', async ({ page }) => {
  for (const { path } of affiliateRoutes.filter(({ order }) => order)) {
    await goTo(page, path)
    for (const { width, height, brands } of viewports) {
      await page.setViewportSize({ width, height })
      // A low viewport has no room for the score.
      const parts = ['.brand-rank', '.brand-logo', '.brand-bonus', '.covers-card'].concat(
        height >= 500 ? '.brand-score' : [],
      )
      const below = await page.getByTestId('brand-card').evaluateAll(
        (cards, { brands, parts }) =>
          cards.slice(0, brands).flatMap(card =>
            parts.filter(part => {
              const box = card.querySelector(part)?.getBoundingClientRect()
              return !box?.height || box.bottom + scrollY > innerHeight
            }),
          ),
        { brands, parts },
      )
      expect(below, `${path} at ${width} by ${height}`).toEqual([])
    }
  }
})
