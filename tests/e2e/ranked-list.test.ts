import type { Locator, Page } from 'playwright/test'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const cards = (page: Page): Locator => page.locator('.brand-card')

/** In CSS pixels: each way of placing a card's blocks. */
const widths = [320, 390, 600, 720, 1000, 1440, 2560]

test('what follows a list is off screen until it has all cards, and then at its end', async ({
  page,
}) => {
  // Lower cards than the loader expects, so that the first ones leave room on the screen.
  const brands = Array.from({ length: 16 }, (_, at) => ({ url: `https://${at}.example/` }))
  await page.route(`**${infoPath}`, route => route.fulfill({ json: wireAnswer({ brands }) }))
  await page.setViewportSize({ width: 1440, height: 2400 })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const list = document.querySelector('.brand-list')
      if (list) {
        observer.disconnect()
        const { bottom } = list.getBoundingClientRect()
        sessionStorage.first = JSON.stringify([list.children.length, bottom >= innerHeight])
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await goTo(page, '/')
  const [count, isFilled] = JSON.parse(await page.evaluate(() => sessionStorage.first))
  expect(count, 'the test needs a list that is not whole at first').toBeLessThan(16)
  expect(isFilled).toBe(true)
  await expect(cards(page)).toHaveCount(16)
  const [list, last] = [page.locator('.brand-list'), cards(page).last()]
  const [listEnd, lastEnd] = await Promise.all(
    [list, last].map(locator =>
      locator.evaluate(element => element.getBoundingClientRect().bottom),
    ),
  )
  expect(listEnd).toBe(lastEnd)
})

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
