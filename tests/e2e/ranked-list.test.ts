import type { Locator, Page } from 'playwright/test'
import { leastAbove, leastCard } from '../../variants/affiliate/ranked-list/least-sizes.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const cards = (page: Page): Locator => page.getByTestId('brand-card')

/** In CSS pixels: each way of placing a card's blocks. */
const widths = [320, 390, 600, 720, 1000, 1440, 2560]

test('no list begins higher, and no card is lower, than the loader assumes', async ({ page }) => {
  const lists = affiliateRoutes.filter(({ order }) => order)
  // One of each kind, because their words make no difference here.
  for (const { path } of new Map(lists.map(row => [row.kind, row])).values()) {
    await goTo(page, `${path}?secretkey=missing-fields`)
    await page.evaluate(shortenTexts)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const { top, heights } = await page.locator('#brands').evaluate(list => {
        const gap = Number.parseFloat(getComputedStyle(list).rowGap)
        const heights = [...list.children].map(card => card.getBoundingClientRect().height + gap)
        return { top: list.getBoundingClientRect().top + window.scrollY, heights }
      })
      const place = `least-sizes.ts: ${path} at ${width}`
      expect(top, place).toBeGreaterThanOrEqual(leastAbove)
      expect(Math.min(...heights), place).toBeGreaterThanOrEqual(leastCard)
    }
  }
})

/** Makes each text as short as an editor could: one letter. Runs in the page. */
function shortenTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.nodeValue = currentNode.nodeValue?.trim() ? 'A' : ''
  }
}

test('a card that is not laid out yet counts for about the height of the others', async ({
  page,
}) => {
  await goTo(page, '/?secretkey=many-brands')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await cards(page).evaluateAll(all =>
      all.map(card => card.getBoundingClientRect().height),
    )
    const laidOut = heights.slice(0, 20).reduce((sum, height) => sum + height) / 20
    const guessed = heights.at(-1) ?? 0
    const place = `--usual-height in card-places.css, at ${width}`
    expect(guessed, place).toBeGreaterThan(0.8 * laidOut)
    expect(guessed, place).toBeLessThan(1.25 * laidOut)
    expect(new Set(heights.slice(100)), 'all with the same guess').toEqual(new Set([guessed]))
  }
})
