import type { Page } from 'playwright/test'
import { brandNames } from '../../scripts/stand-ins/brands.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

const given = brandNames.map(name => `${name}.example`)

const orderOn = (page: Page): Promise<(string | null)[]> =>
  page
    .getByTestId('brand-card')
    .locator('img.brand-logo')
    .evaluateAll(logos => logos.map(logo => logo.getAttribute('alt')))

const drawLast = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Math.random = () => 0.999
  })

test('the main page keeps the order that the service gives', async ({ page }) => {
  await drawLast(page)
  await goTo(page, '/')
  expect(await orderOn(page)).toEqual(given)
})

test('every category draws its order; rank, score and trophies follow it', async ({ page }) => {
  await drawLast(page)
  for (const path of specPages.affiliate.lists.filter(path => path !== '/')) {
    await goTo(page, path)
    expect(await orderOn(page)).toEqual([...given].reverse())
    const first = page.getByTestId('brand-card').first()
    await expect(first.locator('.brand-rank')).toHaveText('#1')
    await expect(first.locator('.brand-score strong')).toHaveText('5.0')
    await expect(first.locator('img.trophy')).toHaveCount(1)
  }
})

test('a drawn order has every brand once', async ({ page }) => {
  await goTo(page, '/poker')
  expect((await orderOn(page)).sort()).toEqual([...given].sort())
})

test('the order of a page stays, also after going elsewhere and back', async ({ page }) => {
  await goTo(page, '/poker')
  const before = await orderOn(page)
  await page.getByRole('banner').getByRole('link', { name: 'Roulette' }).click()
  await expect(page).toHaveURL('/roulette')
  await page.getByRole('banner').getByRole('link', { name: 'Top Online Casinos' }).click()
  await expect(page).toHaveURL('/')
  expect(await orderOn(page)).toEqual(given)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/poker/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')
  expect(await orderOn(page)).toEqual(before)
})
