import type { Locator } from 'playwright/test'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

test.use({ hasTouch: true })

/** How many different payment icons of a card a visitor can see. */
const shownPayments = (card: Locator): Promise<number> =>
  card
    .locator('img[src*="/images/pay-"]:visible')
    .evaluateAll(icons => new Set(icons.map(icon => icon.getAttribute('src'))).size)

test('six icons show; the rest, of which the link tells the number, wait behind it', async ({
  page,
}) => {
  await goTo(page, '/')
  const card = page.getByTestId('brand-card').first()
  const more = card.getByRole('button', { name: '6 more ways to deposit' })
  expect(await shownPayments(card)).toBe(6)
  await more.click()
  await expect.poll(() => shownPayments(card)).toBe(12)
})

test('a click outside, the close button and Escape close an open list, and open no casino', async ({
  page,
  context,
}) => {
  await goTo(page, '/')
  const card = page.getByTestId('brand-card').first()
  const more = card.getByRole('button', { name: /more ways to deposit/ })
  await more.scrollIntoViewIfNeeded()
  const outside = await page.getByTestId('brand-card').first().boundingBox()
  if (!outside) throw new Error('The card is nowhere.')
  const [x, y] = [outside.x + 20, outside.y + 20]
  for (const close of [
    () => page.mouse.click(x, y),
    () => page.touchscreen.tap(x, y),
    () => card.getByRole('button', { name: 'Close the list' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await more.click()
    await expect.poll(() => shownPayments(card)).toBe(12)
    await close()
    await expect.poll(() => shownPayments(card)).toBe(6)
  }
  const opened = context.waitForEvent('page')
  await page.mouse.click(x, y)
  await opened
  expect(context.pages(), 'only the click after all lists were closed').toHaveLength(2)
})

test('opening another list closes the open one', async ({ page }) => {
  await goTo(page, '/')
  const [first, second] = [0, 1].map(index => page.getByTestId('brand-card').nth(index))
  if (!first || !second) throw new Error('There are no two cards.')
  await first.getByRole('button', { name: '6 more ways to deposit' }).click()
  await expect.poll(() => shownPayments(first)).toBe(12)
  await second.getByRole('button', { name: '4 more ways to deposit' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownPayments(second)).toBe(10)
  expect(await shownPayments(first)).toBe(6)
})

test('a brand with six icons or fewer has no link to more', async ({ page }) => {
  await goTo(page, '/?secretkey=missing-fields')
  for (const card of await page.getByTestId('brand-card').all()) {
    const icons = await card.locator('img[src*="/images/pay-"]').count()
    const more = card.getByRole('button', { name: /more ways to deposit/ })
    await expect(more).toHaveCount(icons > 6 ? 1 : 0)
  }
})
