import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

/** Screens, the smallest with what a phone's browser leaves of it, and the cards to be seen on each. */
const screens = [
  { width: 360, height: 640, cards: 1 },
  { width: 390, height: 664, cards: 1 },
  { width: 1280, height: 720, cards: 2 },
  { width: 1440, height: 900, cards: 3 },
]

/** What a visitor came for, on each card. */
const parts = ['.brand-rank', '.brand-logo', '.brand-score', '.brand-bonus', '.covers-card']

// In one stylesheet, because both hold colours alone (tests/unit/styles); without nz, whose words and
// rules are the plain page's (pages.test.ts).
test('rank, logo, score, bonus and button of the first brands are on the first screen of every list', async ({
  page,
}) => {
  for (const address of specPages.affiliate.lists.flatMap(path => [path, `/fi${path}`])) {
    await page.goto(address.replace(/(.)\/$/, '$1'))
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    for (const { width, height, cards } of screens) {
      await page.setViewportSize({ width, height })
      const below = await page.evaluate(
        ([cards, parts]) =>
          [...document.querySelectorAll('.brand-card')].slice(0, cards).flatMap((card, index) =>
            parts
              .map(part => [part, card.querySelector(part)?.getBoundingClientRect()] as const)
              .filter(([, box]) => !box?.height || box.bottom > innerHeight)
              .map(([part, box]) => `${part} of card ${index + 1} ends at ${box?.bottom}`),
          ),
        [cards, parts] as const,
      )
      expect(below, `${address} at ${width} by ${height} pixels`).toEqual([])
    }
  }
})
