import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { entryPageAddresses, htmlFile } from '../../scripts/build/html-file.ts'
import { languageSettings, languages } from '../../shared/content/languages.ts'
import { marketPath } from '../../shared/pages/market-path.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { socialRoutes } from '../../variants/social/route-table.ts'

// Each function finds words that are too long for their place, and returns messages for a report.

/** The first round trip, in KB of 1024 bytes. A long text takes a second one. */
const roundTrip = 14
const longText = 16

export const largePages = (dist: string): string[] =>
  entryPageAddresses(dist)
    .filter(isOfLanguage)
    .flatMap(path => {
      const html = readFileSync(join(dist, htmlFile(path)))
      const most = isText(path) ? longText : roundTrip
      const size = brotliCompressSync(html).length / 1024
      const over = `${path} has ${size.toFixed(2)} KB, compressed. At most ${most} KB load fast`
      return size > most ? [`${over}: shorten its texts.`] : []
    })

/** Is false for an address that repeats a page under another market, such as `/nz`. */
const isOfLanguage = (path: string): boolean =>
  languages.some(language => languageSettings[language].segment === marketPath(path).segment)

const isText = (path: string): boolean =>
  [...affiliateRoutes, ...socialRoutes].every(route => route.path !== marketPath(path).path)

/** Windows, a phone's without the browser's bars, and how many brands each must show. */
const windows = [
  { width: 360, height: 640, brands: 1 },
  { width: 390, height: 664, brands: 1 },
  { width: 844, height: 390, brands: 1 },
  { width: 1280, height: 720, brands: 2 },
  { width: 1440, height: 900, brands: 3 },
]

export async function brandsBelowFirstScreen(page: Page): Promise<string[]> {
  const problems: string[] = []
  const { pathname } = new URL(page.url())
  // Otherwise the menu of the wide window fades out in the narrow one.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { width, height, brands } of windows) {
    await page.setViewportSize({ width, height })
    const low = await page.locator('.brand-card').evaluateAll(
      (cards, { brands, parts }) =>
        cards
          .slice(0, brands)
          .flatMap(card =>
            [...card.querySelectorAll(parts)]
              .map(part => part.getBoundingClientRect().bottom + scrollY - innerHeight)
              .filter(below => below > 0),
          ),
      // A low window has no room for the score.
      {
        brands,
        parts: `.brand-rank, .brand-logo, .brand-bonus, .covers-card${height < 500 ? '' : ', .brand-score'}`,
      },
    )
    if (low.length > 0) {
      const number = brands === 1 ? 'the first brand' : `the first ${brands} brands`
      const by = Math.ceil(Math.max(...low))
      problems.push(
        `${pathname} shows ${number} only below the first screen of ${width} by ${height} px, by ${by} px. Shorten its heading, its intro, the badges or what is said about the order.`,
      )
    }
  }
  return problems
}

export async function secondLines(page: Page): Promise<string[]> {
  const problems: string[] = []
  const { pathname } = new URL(page.url())
  for (const [width, names] of [
    [360, '.site-name, .badge-strip li'],
    [1280, '.site-name, .badge-strip li, header nav a'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const long = await page
      .locator(names)
      .filter({ visible: true })
      .evaluateAll(all =>
        all
          .filter(name => {
            const texts = [...name.childNodes].filter(node => node instanceof Text)
            const range = new Range()
            return texts.some(text => {
              range.selectNodeContents(text)
              return range.getClientRects().length > 1
            })
          })
          .map(({ textContent }) => textContent?.trim()),
      )
    problems.push(
      ...long.map(
        name => `“${name}” needs a second line on ${pathname} at ${width} px. Shorten it.`,
      ),
    )
  }
  return problems
}
