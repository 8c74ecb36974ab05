import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

// Finnish words are longer. The lists under nz have the plain ones' words and rules.
const lists = specPages.affiliate.lists
  .flatMap(path => [path, `/fi${path}`.replace(/\/$/, '')])
  .map(path => variantAddress('affiliate', path))

/** Screens, the smallest with what a phone's browser leaves of it, and the cards to be seen on each. */
const screens = [
  { width: 360, height: 640, cards: 1 },
  { width: 390, height: 664, cards: 1 },
  { width: 1280, height: 720, cards: 2 },
  { width: 1440, height: 900, cards: 3 },
]

/** What a visitor came for, on each card. */
const parts = ['.brand-rank', '.brand-logo', '.brand-score', '.brand-bonus', '.covers-card']

test('the first brands are on the first screen', async ({ page }) => {
  for (const address of lists) {
    await goTo(page, address)
    // In one stylesheet, because both hold colours alone.
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const below = await page.evaluate(
        ([cards, parts]) =>
          Array.from({ length: cards }, (_, index) =>
            parts
              .map(part => `.brand-card:nth-child(${index + 1}) ${part}`)
              .filter(part => {
                const { height = 0, bottom = 0 } =
                  document.querySelector(part)?.getBoundingClientRect() ?? {}
                return height === 0 || bottom > innerHeight
              }),
          ).flat(),
        [screen.cards, parts] as const,
      )
      expect(below, `${address} at ${screen.width} by ${screen.height} pixels`).toEqual([])
    }
  }
})
