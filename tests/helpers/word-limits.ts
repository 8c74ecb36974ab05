import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright/test'
import { readSiteFile } from '../../scripts/build/site-file.ts'
import { variants } from '../../shared/site-info/site-info.ts'

// Each function finds words that are too long for their place, and returns messages for a report.

/** What a page may weigh, in bytes: the first round trip. A long text takes a second one. */
const roundTrip = 14_336
const longText = 16_384

export const largePages = (dist: string): string[] =>
  readSiteFile(dist).pages.flatMap(({ address, file, rows }) => {
    const isText = variants.some(variant => rows[variant].kind === 'text')
    const most = isText ? longText : roundTrip
    const size = sentBytes(join(dist, file))
    const over = `${address} has ${size} bytes, compressed. At most ${most} bytes load fast`
    return size > most ? [`${over}: shorten its texts.`] : []
  })

/**
 * The most that a host sends of a page: nginx and Caddy the gzip copy to every browser that the site
 * supports, Cloudflare what it compresses on the way, with brotli of about this quality.
 */
function sentBytes(file: string): number {
  const onTheWay = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  return Math.max(
    statSync(`${file}.gz`).size,
    brotliCompressSync(readFileSync(file), onTheWay).length,
  )
}

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
