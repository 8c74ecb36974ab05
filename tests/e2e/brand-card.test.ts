import type { Locator, Page } from 'playwright/test'
import { tenBrands, type WireBrand } from '../../scripts/serve/stand-ins/brands.ts'
import { wireAnswer } from '../../scripts/serve/stand-ins/wire-answer.ts'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { contrastIn } from '../helpers/contrast-in.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const cards = (page: Page): Locator => page.locator('.brand-card')

/** Opens the home page with these brands. */
async function openWith(page: Page, brands: WireBrand[], status = true): Promise<void> {
  await page.route(`**${infoPath}`, route =>
    route.fulfill({ json: wireAnswer({ status, brands }) }),
  )
  await goTo(page, '/')
}

const sizeOf = async (place: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { x, y, width, height, end: y + height }
}

const boxesOf = (places: Locator): Promise<DOMRect[]> =>
  places.evaluateAll(all => all.map(place => place.getBoundingClientRect().toJSON()))

for (const [stylesheet, status] of [
  ['Black.css', true],
  ['index.css', false],
] as const) {
  test(`every logo and every payment icon can be read in ${stylesheet}`, async ({ page }) => {
    // All cards are in view, so that every picture is loaded.
    await page.setViewportSize({ width: 1280, height: 3000 })
    await openWith(page, tenBrands, status)
    const pictures = await cards(page)
      .locator('.brand-logo img, .payment-icons:not([popover]) img')
      .evaluateAll(async all => {
        const images = all.filter(element => element instanceof HTMLImageElement)
        await Promise.all(images.map(image => image.decode()))
        return images.map(image => ({
          src: image.src,
          box: image.getBoundingClientRect().toJSON(),
        }))
      })
    expect(pictures.length).toBeGreaterThan(2 * tenBrands.length)
    const contrastAt = await contrastIn(await page.screenshot())
    for (const { src, box } of pictures) {
      expect(contrastAt(box), src).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('on a phone the logo leads, facts begin at one place, and a card with short texts is low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await goTo(page, '/')
  const card = cards(page).first()
  const logo = await sizeOf(card.locator('.brand-logo'))
  expect(logo.width).toBeGreaterThanOrEqual(130)
  expect(logo.height).toBeGreaterThanOrEqual(50)
  const [score, rank] = [
    await sizeOf(card.locator('.brand-score')),
    await sizeOf(card.locator('.brand-rank')),
  ]
  expect(score.x).toBeGreaterThan(logo.x + logo.width)
  expect(rank.x).toBeGreaterThan(score.x + score.width)
  for (const block of ['.brand-bonus', '.brand-visit', '.brand-privileges', '.brand-payments']) {
    expect((await sizeOf(card.locator(block))).x, block).toBe(logo.x)
  }
  expect((await sizeOf(card)).height).toBeLessThanOrEqual(365)
  const facts = await boxesOf(cards(page).locator('.brand-privileges li:first-child'))
  expect(new Set(facts.map(({ x }) => x))).toEqual(new Set([logo.x]))
  const second = await sizeOf(card.locator('.brand-privileges li').nth(1))
  expect(second.x, 'what is second in a row begins at one place, too').toBe(score.x)
})

test('on a desktop each fact has a column, with long and with missing texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const long = 'A long privilege whose words need more than a line of the card'
  const [brand = {}] = tenBrands
  await openWith(page, [
    brand,
    { ...brand, option1: long, desciription: 'conditions '.repeat(18) },
    { ...brand, desciription: '', option1: '', option2: '', option3: '', paymentTypes: [] },
    { ...brand, desciription: '' },
  ])
  const boxes = (block: string) => boxesOf(cards(page).locator(block))
  const bare = await sizeOf(cards(page).nth(2))
  for (const block of ['.brand-rank', '.brand-logo', '.brand-bonus']) {
    expect(new Set((await boxes(block)).map(({ x }) => x)).size, block).toBe(1)
  }
  const top = (await sizeOf(cards(page).first())).y
  for (const block of ['.brand-logo', '.brand-bonus', '.brand-privileges', '.brand-visit']) {
    const { y } = await sizeOf(cards(page).first().locator(block))
    expect(y - top, `${block} begins as high as the others`).toBeCloseTo(17, 0)
  }
  const bonus = await sizeOf(cards(page).first().locator('.brand-bonus'))
  const moved = await sizeOf(cards(page).last().locator('.brand-privileges'))
  expect(moved.x, 'without a bonus, privileges move over').toBe(bonus.x)
  expect(bare.height).toBeLessThan(105)
  for (const card of (await cards(page).all()).filter((_, at) => at !== 2)) {
    const [logo, score] = [
      await sizeOf(card.locator('.brand-logo')),
      await sizeOf(card.locator('.brand-score')),
    ]
    expect(score.y - logo.end, 'logo and score belong together').toBeLessThan(16)
  }
})

test('a bonus of up to 200 characters keeps its conditions on a phone, and privileges two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const words = 'of at least $20, wagering 40 times within 30 days, '.repeat(5)
  const [brand = {}] = tenBrands
  await openWith(page, [
    { ...brand, desciription: words.slice(0, 60) },
    { ...brand, desciription: words.slice(0, 61), option1: words },
    { ...brand, desciription: words.slice(0, 200) },
  ])
  const bonuses = await cards(page)
    .locator('.brand-bonus strong')
    .evaluateAll(all =>
      all.map(bonus => ({
        weights: [bonus, ...bonus.children].map(part => getComputedStyle(part).fontWeight),
        cut: bonus.scrollHeight - bonus.clientHeight,
      })),
    )
  for (const { weights, cut } of bonuses) {
    expect(weights, 'of conditions and offer').toEqual(['400', '700'])
    expect(cut).toBe(0)
  }
  const fact = cards(page).nth(1).locator('.brand-privileges li').first()
  const lines = await fact.evaluate(
    ({ clientHeight }, line) => clientHeight / line,
    await fact.evaluate(element => Number.parseFloat(getComputedStyle(element).lineHeight)),
  )
  expect(lines).toBeCloseTo(2, 1)
})

test('a long bonus begins with its offer, a sentence or some 50 characters, and loses none', async ({
  page,
}) => {
  const short = '100% up to $50. Terms apply.'
  const word = 'Ylivoimaisuus'.repeat(6)
  const coins = '🪙'.repeat(40)
  const sentence = 'A hundred per cent up to NZ$1.000.'
  const words = 'A hundred per cent of each deposit of the first week'
  const offers = [short, word, coins, sentence, words]
  const bonuses = [
    short,
    word,
    coins,
    `${sentence} Wagering 35 times within a month.`,
    `${words} and up to five hundred euros`,
  ]
  const [brand = {}] = tenBrands
  await openWith(
    page,
    bonuses.map(desciription => ({ ...brand, desciription })),
  )
  const bonus = cards(page).locator('.brand-bonus strong')
  expect(await bonus.allTextContents()).toEqual(bonuses)
  expect(await bonus.locator('span').allTextContents()).toEqual(offers)
})

test('only the list in its given order marks the first brand', async ({ page }) => {
  const edges = (path: string) =>
    goTo(page, path).then(() =>
      cards(page).evaluateAll(all =>
        all.slice(0, 2).map(card => getComputedStyle(card).borderBlockStartColor),
      ),
    )
  const [first, second] = await edges('/')
  expect(first).not.toBe(second)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await cards(page).first().locator('.covers-card').hover()
  await expect(cards(page).first(), 'also under the pointer').toHaveCSS(
    'border-block-start-color',
    `${first}`,
  )
  const [drawn, next] = await edges('/poker')
  expect(drawn).toBe(next)
})

test('a payment list is one row of six icons, clear of all offers', async ({ page }) => {
  // Without the movement with which it opens.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, '/')
    const card = cards(page).first()
    await card.locator('.more-payments').click()
    const list = page.locator('.all-payments:popover-open')
    const icons = await boxesOf(list.locator('img'))
    expect(new Set(icons.slice(0, 6).map(({ y }) => y)).size, `${width}`).toBe(1)
    const exit = await sizeOf(list.locator('.exit'))
    const title = await list.locator('p').evaluate(({ firstChild }) => {
      const range = document.createRange()
      range.selectNodeContents(firstChild ?? document.body)
      return Array.from(range.getClientRects(), ({ right, top }) => ({ right, top }))
    })
    for (const { right, top } of title) {
      expect(right <= exit.x || top >= exit.end, 'the title is clear of the exit button').toBe(true)
    }
    const panel = await sizeOf(list)
    if (width > 390) {
      const [offer, next] = await boxesOf(cards(page).locator('.brand-bonus'))
      expect(panel.y, `${width}`).toBeGreaterThanOrEqual(Number(offer?.bottom))
      expect(panel.end, `${width}`).toBeLessThanOrEqual(Number(next?.y))
    }
    if (width === 1440) {
      const opener = await sizeOf(card.locator('.more-payments'))
      const button = await sizeOf(card.locator('.button').first())
      expect(panel.x).toBeGreaterThanOrEqual(opener.x + opener.width)
      expect(panel.x + panel.width).toBeLessThanOrEqual(button.x)
    }
  }
})

for (const [address, name] of [
  ['https://www.k\u014dwhai-kasino.example/', 'k\u014dwhai-kasino.example'],
  ['https://xn--kwhai-g9a.xn--p1ai/', 'k\u014dwhai.\u0440\u0444'],
  ['https://\u65e5\u672c\u3072\u3089.example/', '\u65e5\u672c\u3072\u3089.example'],
  // Cyrillic letters among Latin ones, and Greek ones.
  ['https://p\u0430ypal.example/', 'xn--pypal-4ve.example'],
  ['https://g\u03bfogle.\u0440\u0444/', 'xn--gogle-rce.\u0440\u0444'],
] as const) {
  test(`a brand at ${new URL(address).host} is named ${name}, with and without a logo`, async ({
    page,
  }) => {
    const [brand = {}] = tenBrands
    await openWith(page, [
      { ...brand, url: address },
      { ...brand, url: address, logo: '' },
    ])
    for (const index of [0, 1]) {
      await expect(cards(page).nth(index).locator('.brand-logo')).toHaveText(name)
      const links = cards(page).nth(index).getByRole('link', { name })
      await expect(links).toHaveCount(2)
      await expect(links.first()).toHaveAttribute('href', new URL(address).href)
    }
    await expect(cards(page).first().getByRole('img', { name })).toBeVisible()
    await cards(page).first().locator('.more-payments').click()
    await expect(page.locator('.all-payments:popover-open > p')).toContainText(name)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'poker' }).click()
    await expect(page.locator('h1')).toHaveText('affiliate poker heading')
    await expect(cards(page).last().locator('.brand-logo')).toHaveText(name)
  })
}
