import type { Locator, Page } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

const cardAt = (page: Page, rank: number): Locator => page.getByTestId('brand-card').nth(rank - 1)

test('a card shows every block of the specification, in its words', async ({ page }) => {
  await goTo(page, '/')
  const card = cardAt(page, 1)
  await expect(card).toContainText('#1')
  await expect(card.locator('.brand-score strong')).toHaveText('5.0')
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

test('ranks count up, scores fall to 4.5, and the first three have a trophy each', async ({
  page,
}) => {
  await goTo(page, '/')
  const cards = page.getByTestId('brand-card')
  await expect(cards.locator('.brand-score strong')).toHaveText([
    '5.0',
    '4.9',
    '4.8',
    '4.7',
    '4.6',
    '4.5',
    '4.5',
    '4.5',
    '4.5',
    '4.5',
  ])
  const trophies = new Set()
  for (let rank = 1; rank <= 10; rank++) {
    await expect(cardAt(page, rank).locator('.brand-rank')).toHaveText(`#${rank}`)
    const trophy = cardAt(page, rank).locator('img.trophy')
    await expect(trophy).toHaveCount(rank <= 3 ? 1 : 0)
    if (rank <= 3) trophies.add(await trophy.getAttribute('src'))
  }
  expect(trophies.size).toBe(3)
})

test('a click on any block of the card opens the brand in a new tab', async ({ page, context }) => {
  await context.route('https://aurora.example/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aurora</title>' }),
  )
  await goTo(page, '/')
  const card = cardAt(page, 1)
  for (const block of [
    '.brand-rank',
    '.brand-logo',
    '.brand-score',
    '.brand-bonus strong',
    '.brand-privileges li',
    '.brand-payments .payment-icons',
    '.brand-visit .block-name',
    '.brand-visit a:has-text("GET BONUS")',
    '.brand-visit a:has-text("PLAY NOW")',
  ]) {
    const box = await card.locator(block).first().boundingBox()
    if (!box) throw new Error(`${block} is not on screen.`)
    const opened = context.waitForEvent('page')
    await card.click({
      position: await offsetIn(card, box.x + box.width / 2, box.y + box.height / 2),
    })
    const tab = await opened
    await expect(tab, block).toHaveURL('https://aurora.example/?ref=guide')
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    await tab.close()
  }
  await expect(page).toHaveURL('/')
})

test('every link of a card says that it is paid and opens apart from this page', async ({
  page,
}) => {
  await goTo(page, '/')
  const links = page.getByTestId('brand-card').getByRole('link')
  expect(await links.count()).toBe(20)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.example\/\?ref=guide$/)
  }
})

test('the random value of a brand is shown nowhere', async ({ page }) => {
  const texts = []
  for (const draw of [0, 0.99]) {
    await page.addInitScript(value => {
      Math.random = () => value
    }, draw)
    await goTo(page, '/')
    texts.push(await page.getByRole('main').innerHTML())
  }
  expect(texts[0]).toBe(texts[1])
})

async function offsetIn(card: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not on screen.')
  return { x: x - box.x, y: y - box.y }
}
