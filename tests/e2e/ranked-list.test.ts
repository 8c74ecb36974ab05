import type { Locator, Page } from 'playwright/test'
import { brandNames } from '../../scripts/serve/stand-ins/brands.ts'
import { leastAbove, leastCard } from '../../variants/affiliate/ranked-list/least-sizes.ts'
import { affiliateRoutes } from '../../variants/affiliate/route-table.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { orderOf, specPages } from '../helpers/spec-pages.ts'

// Almost a day behind New Zealand, so that the visitor’s own month is another one.
test.use({ hasTouch: true, timezoneId: 'Pacific/Honolulu' })

const given = brandNames.map(name => `${name}.example`)
const cards = (page: Page): Locator => page.getByTestId('brand-card')

const orderOn = (page: Page): Promise<(string | null)[]> =>
  cards(page)
    .locator('img.brand-logo')
    .evaluateAll(all => all.map(logo => logo.getAttribute('alt')))

test('cards show every block of the specification', async ({ page }) => {
  await goTo(page, '/')
  const card = cards(page).first()
  for (const text of [
    '#1',
    'rate it (1345)',
    'welcome bonus',
    '100% up to $500 + 50 free spins',
    'VISIT CASINO',
    'GET BONUS',
    'PLAY NOW',
    'privilege',
    'Over 2,000 games',
    'Paid in a day',
    'Live chat',
    'Payment Methods',
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card.locator('.stars')).toHaveAccessibleName('5.0 of 5 lights')
  await expect(card.locator('img.brand-logo')).toHaveAttribute('src', /brand-aurora\.svg$/)
  await expect(card.getByRole('listitem')).toHaveCount(3)

  await expect(cards(page).locator('.brand-rank')).toHaveText(given.map((_, i) => `#${i + 1}`))
  const scores = ['5.0', '4.9', '4.8', '4.7', '4.6', ...Array(5).fill('4.5')]
  await expect(cards(page).locator('.brand-score strong')).toHaveText(scores)
  const trophies = await cards(page).evaluateAll(all =>
    all.map(card => card.querySelector('img.trophy')?.getAttribute('src') ?? ''),
  )
  expect(trophies.map(Boolean)).toEqual(given.map((_, index) => index < 3))
  expect(new Set(trophies).size).toBe(4)
  const links = cards(page).getByRole('link')
  await expect(links).toHaveCount(20)
  for (const link of await links.evaluateAll(all => all.map(({ outerHTML }) => outerHTML))) {
    for (const attribute of [
      'rel="sponsored nofollow noopener"',
      'target="_blank"',
      '?ref=guide"',
    ]) {
      expect(link).toContain(attribute)
    }
  }

  // Six payment icons or fewer need no list.
  await goTo(page, '/?secretkey=missing-fields')
  const few = cards(page).filter({ hasNot: page.locator('.payment-icons img:nth-child(6)') })
  await expect(few.first()).toBeVisible()
  await expect(few.locator('.more-payments')).toHaveCount(0)
})

test('a list shows every brand of the answer, whether none, one or 200', async ({ page }) => {
  for (const [scenario, count] of [
    ['no-brands', 0],
    ['one-brand', 1],
    ['many-brands', 200],
  ] as const) {
    await goTo(page, `/?secretkey=${scenario}`)
    await expect(cards(page).locator('.brand-rank')).toHaveText(
      Array.from({ length: count }, (_, index) => `#${index + 1}`),
    )
  }
})

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
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await goTo(page, '/?secretkey=many-brands')
    await expect(cards(page)).toHaveCount(200)
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

test('every block of a card opens the brand in a new tab', async ({ page, context }) => {
  await context.route('https://aurora.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aurora</title>' }),
  )
  await goTo(page, '/')
  const card = cards(page).first()
  const expectTab = async (open: () => Promise<void>) => {
    const opened = context.waitForEvent('page')
    await open()
    const tab = await opened
    await expect(tab).toHaveURL('https://aurora.example/?ref=guide')
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    expect(context.pages()).toHaveLength(2)
    await tab.close()
  }
  // Whatever covers the block there.
  for (const block of [
    '.brand-rank',
    '.brand-logo',
    '.brand-score',
    '.brand-bonus strong',
    '.brand-privileges li',
    '.payment-icons',
    '.brand-visit',
    '.button:text("GET BONUS")',
    '.button:text("PLAY NOW")',
  ]) {
    await expectTab(() => card.locator(block).first().click({ force: true }))
  }
  await expect(page).toHaveURL('/')

  await card.getByRole('button').click()
  const list = page.locator('.all-payments').first()
  await expect(list).toBeVisible()
  await card.locator('.brand-rank').tap({ force: true })
  await expect(list).toBeHidden()
  await expectTab(() => card.locator('.brand-rank').tap({ force: true }))
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
  for (const path of [...specPages.affiliate.lists, '/fi/temple']) {
    // A path of the other variant shows the home list.
    const order = orderOf(path) ?? 'given'
    expect(await (await page.request.get(path)).text(), path).toContain(`"order":"${order}"`)
  }
  await draw(0.999, '/poker')
  const drawn = given.toReversed()
  expect(await orderOn(page)).toEqual(drawn)
  await expect(cards(page).first()).toContainText(/^#1.*5\.0/)
  await expect(cards(page).first().locator('img.trophy')).toBeVisible()

  // Another shuffle would change the order.
  await page.evaluate(() => {
    Math.random = () => 0
  })
  for (const [go, title, order] of [
    [() => follow(page, 'Wheels'), 'Wheels of the harbour', drawn],
    [() => follow(page, 'Every boat'), 'Best Online Casinos', given],
    [() => page.goBack(), 'Wheels of the harbour', drawn],
    [() => page.goBack(), 'Cards of the harbour', drawn],
  ] as const) {
    await go()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    expect(await orderOn(page), title).toEqual(order)
  }
})

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click()

test('the home heading ends with the present month in New Zealand', async ({ page }) => {
  // By its role: until the answer, the page contains both variants’ headings, hidden.
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.setFixedTime('2026-11-30T11:00:00Z')
  await page.goto('/')
  await expect(heading).toHaveText('Best Online Casinos in New Zealand - December 2026')
  await page.goto('/fi')
  await expect(heading).toHaveText('Sataman kasinot Uudessa‑Seelannissa – joulukuu 2026')
  await expect(cards(page).first()).toContainText('tuliainen')
})
