import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'

declare global {
  interface Window {
    /** What moved without the visitor's doing, as the browser tells it. */
    shifts: string[]
  }
}

const homes = faces.map(({ scenario }) => `/?secretkey=${scenario}`)
// Finnish words are longer. The lists under nz have the plain ones' words and rules.
const lists = specPages.affiliate.lists
  .flatMap(path => [path, `/fi${path}`.replace(/\/$/, '')])
  .map(path => variantAddress('affiliate', path))
const pages = [
  ...homes,
  ...variants.flatMap(variant => specPagesOf(variant).map(path => variantAddress(variant, path))),
]

/** Screens, the smallest with what a phone's browser leaves of it, and the cards to be seen on each. */
const screens = [
  { width: 360, height: 640, cards: 1 },
  { width: 390, height: 664, cards: 1 },
  { width: 1280, height: 720, cards: 2 },
  { width: 1440, height: 900, cards: 3 },
]

/** What a visitor came for, on each card. */
const parts = ['.brand-rank', '.brand-logo', '.brand-score', '.brand-bonus', '.covers-card']

for (const [width, height, visited] of [
  [390, 800, new Set([...pages, ...lists])],
  [1440, 800, new Set(pages)],
  [1440, 1440, homes],
] as const) {
  test(`every page arrives without a jump at ${width} by ${height} pixels, with the first brands on the first screen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const address of visited) {
      await page.setViewportSize({ width, height })
      await goTo(page, address)
      await page.waitForLoadState('load')
      const shifts = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map(image => image.decode()))
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        return window.shifts
      })
      expect(shifts, address).toEqual([])
      // At one width, because every screen follows; in one stylesheet, because both hold colours alone.
      for (const screen of width === 390 && lists.includes(address) ? screens : []) {
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
}
