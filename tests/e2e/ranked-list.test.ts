import type { Locator, Page } from 'playwright/test'
import { brandNames } from '../../scripts/serve/stand-ins/brands.ts'
import { leastAbove, leastCard } from '../../variants/affiliate/ranked-list/least-sizes.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const given = brandNames.map(name => `${name}.example`)
const cards = (page: Page): Locator => page.getByTestId('brand-card')

const orderOn = (page: Page): Promise<(string | null)[]> =>
  cards(page)
    .locator('.brand-logo')
    .evaluateAll(all => all.map(logo => logo.textContent))

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

test('home keeps the given order, the other lists one random order', async ({ page }) => {
  /** Opens a page on which every random number is the same. */
  const draw = async (value: number, path: string) => {
    await page.addInitScript(value => {
      Math.random = () => value
    }, value)
    await goTo(page, path)
  }
  const main = () => page.getByRole('main').innerHTML()
  await draw(0, '/')
  const before = await main()
  expect(await orderOn(page)).toEqual(given)
  await draw(0.999, '/')
  expect(await main(), 'the random value of a brand is shown nowhere').toBe(before)
  await draw(0.999, '/poker')
  const drawn = given.toReversed()
  expect(await orderOn(page)).toEqual(drawn)

  // Another shuffle would change the order.
  await page.evaluate(() => {
    Math.random = () => 0
  })
  for (const [go, title, order] of [
    [() => follow(page, 'roulette'), 'affiliate roulette heading', drawn],
    [() => follow(page, 'home'), 'affiliate home heading', given],
    [() => page.goBack(), 'affiliate roulette heading', drawn],
    [() => page.goBack(), 'affiliate poker heading', drawn],
  ] as const) {
    await go()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    expect(await orderOn(page), title).toEqual(order)
  }
})

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click()
