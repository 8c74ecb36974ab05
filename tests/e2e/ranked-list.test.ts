import type { Locator, Page } from 'playwright/test'
import { brandNames } from '../../scripts/stand-ins/brands.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

const given = brandNames.map(name => `${name}.example`)
const cards = (page: Page): Locator => page.getByTestId('brand-card')
const logos = (page: Page): Locator => cards(page).locator('img.brand-logo')

test('a card shows every block of the specification, in its words', async ({ page }) => {
  await goTo(page, '/')
  const card = cards(page).first()
  await expect(card).toContainText('#1')
  await expect(card.locator('.brand-score')).toContainText('rate it')
  await expect(card.locator('.brand-score')).toContainText('1345')
  await expect(card.locator('.stars')).toBeVisible()
  await expect(card.locator('img.brand-logo')).toHaveAttribute('src', /brand-aurora\.svg$/)
  await expect(card.locator('.brand-bonus')).toContainText('welcome bonus')
  await expect(card.locator('.brand-bonus')).toContainText('100% up to $500 + 50 free spins')
  await expect(card.locator('.brand-privileges')).toContainText('privilege')
  await expect(card.locator('.brand-privileges').getByRole('listitem')).toHaveText([
    'Over 2,000 games',
    'Paid in a day',
    'Live chat',
  ])
  await expect(card.locator('.brand-payments')).toContainText('Payment Methods')
  await expect(card.locator('.brand-visit')).toContainText('VISIT CASINO')
  await expect(card.locator('.brand-visit').getByRole('link')).toHaveText(['GET BONUS', 'PLAY NOW'])
})

test('ranks count up, scores fall to 4.5, the first three have a trophy each, links say they are paid', async ({
  page,
}) => {
  await goTo(page, '/')
  await expect(cards(page).locator('.brand-rank')).toHaveText(given.map((_, i) => `#${i + 1}`))
  const scores = ['5.0', '4.9', '4.8', '4.7', '4.6', ...Array(5).fill('4.5')]
  await expect(cards(page).locator('.brand-score strong')).toHaveText(scores)
  const trophies = await cards(page).evaluateAll(all =>
    all.map(card => card.querySelector('img.trophy')?.getAttribute('src') ?? ''),
  )
  expect(new Set(trophies.slice(0, 3)).size).toBe(3)
  expect(trophies.map(Boolean)).toEqual(given.map((_, index) => index < 3))
  const links = cards(page).getByRole('link')
  await expect(links).toHaveCount(20)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.example\/\?ref=guide$/)
  }
})

test('a click on any block of the card opens the brand in a new tab', async ({ page, context }) => {
  await context.route('https://aurora.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aurora</title>' }),
  )
  await goTo(page, '/')
  const card = cards(page).first()
  for (const block of [
    '.brand-rank',
    '.brand-logo',
    '.brand-score',
    '.brand-bonus strong',
    '.brand-privileges li',
    '.brand-payments .payment-icons',
    '.brand-visit',
    '.brand-visit a:has-text("GET BONUS")',
    '.brand-visit a:has-text("PLAY NOW")',
  ]) {
    const [whole, box] = await Promise.all([
      card.boundingBox(),
      card.locator(block).first().boundingBox(),
    ])
    if (!whole || !box) throw new Error(`${block} is not on screen.`)
    const opened = context.waitForEvent('page')
    await card.click({
      position: { x: box.x + box.width / 2 - whole.x, y: box.y + box.height / 2 - whole.y },
    })
    const tab = await opened
    await expect(tab, block).toHaveURL('https://aurora.example/?ref=guide')
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await tab.close()
  }
  await expect(page).toHaveURL('/')
})

test('the random value of a brand is shown nowhere', async ({ page }) => {
  const texts = []
  for (const draw of [0, 0.99]) {
    await drawAlways(page, draw)
    await goTo(page, '/')
    texts.push(await page.getByRole('main').innerHTML())
  }
  expect(texts[0]).toBe(texts[1])
})

test('the main page keeps the given order, every category draws its own; rank, score and trophies follow it', async ({
  page,
}) => {
  await drawAlways(page, 0.999)
  for (const path of specPages.affiliate.lists) {
    await goTo(page, path)
    expect(await orderOn(page)).toEqual(path === '/' ? given : given.toReversed())
    const first = cards(page).first()
    await expect(first.locator('.brand-rank')).toHaveText('#1')
    await expect(first.locator('.brand-score strong')).toHaveText('5.0')
    await expect(first.locator('img.trophy')).toHaveCount(1)
  }
})

test('the order of a page has every brand once and stays, also after going elsewhere and back', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await goTo(page, '/poker')
  const before = await orderOn(page)
  expect(before.toSorted()).toEqual(given.toSorted())
  await page.getByRole('banner').getByRole('link', { name: 'Roulette' }).click()
  await expect(heading).toHaveText('Online Roulette')
  await page.getByRole('banner').getByRole('link', { name: 'Top Online Casinos' }).click()
  await expect(heading).toContainText('Best Online Casinos')
  expect(await orderOn(page)).toEqual(given)
  await page.goBack()
  await expect(heading).toHaveText('Online Roulette')
  await page.goBack()
  await expect(heading).toHaveText('Online Poker')
  expect(await orderOn(page)).toEqual(before)
})

test.describe('payments', () => {
  test.use({ hasTouch: true })

  /** Returns how many different payment icons of a card a visitor can see. */
  const shownPayments = (card: Locator): Promise<number> =>
    card
      .locator('img[src*="/images/pay-"]:visible')
      .evaluateAll(icons => new Set(icons.map(icon => icon.getAttribute('src'))).size)

  const more = (card: Locator): Locator =>
    card.getByRole('button', { name: /more ways to deposit/ })

  test('six icons show; the rest, of which the link tells the number, wait behind it', async ({
    page,
  }) => {
    await goTo(page, '/')
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
    await expect(more(first)).toHaveText('6 more ways to deposit')
    await expect(more(second)).toHaveText('4 more ways to deposit')
    expect(await shownPayments(first)).toBe(6)
    await more(first).click()
    await expect.poll(() => shownPayments(first), 'opened').toBe(12)
    await more(second).press('Enter')
    await expect.poll(() => shownPayments(second), 'another one opened').toBe(10)
    expect(await shownPayments(first), 'closed by another').toBe(6)
    await page.keyboard.press('Escape')
    await expect.poll(() => shownPayments(second), 'closed by Escape').toBe(6)
    await expect(more(second)).toBeFocused()
  })

  test('a click outside, a tap and the close button close an open list, and open no casino', async ({
    page,
    context,
  }) => {
    await goTo(page, '/')
    const card = cards(page).first()
    await more(card).scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    if (!box) throw new Error('The card is not on screen.')
    const [x, y] = [box.x + 20, box.y + 20]
    for (const close of [
      () => page.mouse.click(x, y),
      () => page.touchscreen.tap(x, y),
      () => card.getByRole('button', { name: 'Close the list' }).click(),
    ]) {
      await more(card).click()
      await expect.poll(() => shownPayments(card)).toBe(12)
      await close()
      await expect.poll(() => shownPayments(card)).toBe(6)
    }
    const opened = context.waitForEvent('page')
    await page.mouse.click(x, y)
    await opened
    expect(context.pages(), 'only the click after all lists were closed').toHaveLength(2)
  })

  test('a brand with six icons or fewer has no link to more', async ({ page }) => {
    await goTo(page, '/?secretkey=missing-fields')
    const counts = new Set()
    for (const card of await cards(page).all()) {
      const icons = await card.locator('img[src*="/images/pay-"]').count()
      await expect(more(card)).toHaveCount(icons > 6 ? 1 : 0)
      counts.add(icons > 6)
    }
    expect(counts.has(false)).toBe(true)
  })
})

test('what a reader of a list has to know stands before it, and where to find help', async ({
  page,
}) => {
  const english = ['https://www.gamblinghelpline.co.nz/', 'https://www.safergambling.org.nz/']
  for (const { path, order, help } of [
    { path: '/', order: 'The order is ours, and commissions can affect it.', help: english },
    { path: '/poker', order: 'The order is random.', help: english },
    {
      path: '/fi',
      order: '18+',
      help: ['https://www.peluuri.fi/', 'https://www.gamblinghelpline.co.nz/'],
    },
  ]) {
    await goTo(page, path)
    const disclosure = page.locator('.disclosure')
    await expect(disclosure).toContainText('18+')
    await expect(disclosure).toContainText(order)
    if (path !== '/fi') await expect(disclosure).toContainText('These links are commercial')
    expect(await page.locator('.disclosure ~ #brands').count(), 'the list follows').toBe(1)
    for (const place of ['.disclosure', 'footer .responsible']) {
      const links = page.locator(place).getByRole('link')
      await expect(links).toHaveCount(help.length)
      for (const [index, address] of help.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', address)
        await expect(links.nth(index)).toHaveAttribute('target', '_blank')
      }
    }
  }
})

const drawAlways = (page: Page, value: number): Promise<unknown> =>
  page.addInitScript(value => {
    Math.random = () => value
  }, value)

const orderOn = (page: Page): Promise<(string | null)[]> =>
  logos(page).evaluateAll(all => all.map(logo => logo.getAttribute('alt')))
