import type { Page } from 'playwright/test'
import { expect, test } from '../helpers/comparison-test.ts'

const left = (page: Page) => page.frameLocator('iframe[title^="Left"]')
const right = (page: Page) => page.frameLocator('iframe[title^="Right"]')
const view = (page: Page, side: 'Left' | 'Right') => page.locator(`iframe[title^="${side}"]`)
const scrollY = (page: Page, side: 'Left' | 'Right') =>
  view(page, side).evaluate(frame =>
    frame instanceof HTMLIFrameElement ? (frame.contentWindow?.scrollY ?? -1) : -1,
  )

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible()
}

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 1400, height: 800 } })

test('the affiliate stands left and the social casino right, through the real loader', async ({
  page,
  comparison,
}) => {
  await open(page, await comparison.serve())
  await expect(left(page).getByTestId('brand-card')).toHaveCount(10)
  await expect(right(page).getByTestId('game-card')).toHaveCount(3)
  await expect(page.getByText('As the route map wants it.')).toBeVisible()
})

test('what is chosen stands in the address, and an address brings it back', async ({
  page,
  comparison,
}) => {
  await open(page, await comparison.serve())
  await page.getByLabel('Page', { exact: true }).selectOption('/poker')
  await page.getByLabel('Market').selectOption('fi')
  await page.getByLabel('Left scenario').selectOption('one-brand')
  await page.getByLabel('Left theme').selectOption('light')
  await page.getByLabel('Width').fill('768')
  await page.getByLabel('Together').uncheck()
  const address = new URL(page.url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    path: '/fi/poker',
    left: 'one-brand',
    leftTheme: 'light',
    width: '768',
    together: 'false',
  })

  await page.goto('about:blank')
  await open(page, address.href)
  await expect(left(page).getByTestId('brand-card')).toHaveCount(1)
  await expect(left(page).locator('html')).toHaveAttribute('lang', 'fi')
  const stylesheet = left(page).locator('link[rel=stylesheet]')
  await expect(stylesheet).toHaveCount(1)
  await expect(stylesheet).toHaveAttribute('href', /index\.css/)
  await expect(page.getByLabel('Width')).toHaveValue('768')
  await expect(page.getByLabel('Together')).not.toBeChecked()
})

test('each side scrolls with the other by proportion, until t turns that off', async ({
  page,
  comparison,
}) => {
  await open(page, await comparison.serve())
  await expect(page.getByText('As the route map wants it.')).toBeVisible()
  await left(page).locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(page, 'Right')).toBeGreaterThan(500)

  const before = await scrollY(page, 'Right')
  await page.keyboard.press('t')
  await left(page).locator('h1').scrollIntoViewIfNeeded()
  await expect.poll(() => scrollY(page, 'Left')).toBeLessThan(300)
  expect(await scrollY(page, 'Right')).toBe(before)
})

test('a link on one side leads the other to the same path', async ({ page, comparison }) => {
  await open(page, await comparison.serve())
  await expect(page.getByText('As the route map wants it.')).toBeVisible()
  await left(page).locator('footer a[href="/cookie-policy"]').click()
  await expect(right(page).getByRole('heading', { level: 1 })).toHaveText(/Cookie/)
  await expect(page).toHaveURL(/path=%2Fcookie-policy/)
  await right(page).locator('footer a[hreflang=fi]').click()
  await expect(left(page).locator('html')).toHaveAttribute('lang', 'fi')
  await expect(left(page).locator('.responsible')).toBeVisible()
  await expect(right(page).locator('.responsible')).toHaveCount(0)
})

test('the keyboard does everything, and lists itself on ?', async ({ page, comparison }) => {
  await open(page, await comparison.serve())
  await expect(left(page).getByTestId('brand-card')).toHaveCount(10)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Next page')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/path=%2Fslot-machines/)
  await page.keyboard.press('2')
  await page.keyboard.press('.')
  await expect(page).toHaveURL(/view=slider&at=55/)
  await expect(page.getByRole('slider')).toHaveValue('55')
  await left(page).locator('h1').click()
  await page.keyboard.press('l')
  await expect(page).toHaveURL(/path=%2Ffi%2Fslot-machines/)
})

test('the two sides lie over each other to slide, blend and blink', async ({
  page,
  comparison,
}) => {
  await open(page, `${await comparison.serve()}?view=slider&at=30`)
  const upper = page.locator('.upper')
  await expect(upper).toHaveCSS('clip-path', 'inset(0px 0px 0px 30%)')
  await page.getByLabel('View').selectOption('blend')
  await expect(upper).toHaveCSS('mix-blend-mode', 'difference')
  await page.getByLabel('View').selectOption('blink')
  await expect(upper).toHaveCSS('animation-name', 'blink')
})

test('a side lies under its approved picture, once there is one', async ({ page, comparison }) => {
  const address = `${await comparison.serve()}?view=blend&against=right&path=%2Fcontact`
  await open(page, address)
  await expect(page.getByText('There is no approved picture of this page')).toBeVisible()
  const approval = { pattern: '*', by: 'A tester', at: new Date() }
  await comparison.report(({ name }) => name === '/contact social', approval)
  await open(page, address)
  const picture = page.getByRole('img', { name: 'As approved: /contact, social' })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 390)
  await page.getByLabel('Width').fill('400')
  await expect(page.getByText('There is one at 1280 and 390')).toBeVisible()
})

test('a breach of the route map stands on top, and what differs is told line by line', async ({
  page,
  comparison,
}) => {
  comparison.seed({
    address: '/cookie-policy',
    variant: 'social',
    script: `const link = document.createElement('a')
      link.href = 'https://aurora.example/?ref=guide'
      link.textContent = 'Aurora'
      document.querySelector('.text p').append(link)`,
  })
  await open(page, `${await comparison.serve()}?path=%2Fcookie-policy`)
  await expect(page.getByRole('alert')).toContainText(
    'brand links (social) must not be here: “https://aurora.example/?ref=guide”',
  )
  const links = page
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: /^links/ }) })
  await expect(links.locator('.in-right')).toContainText(['Aurora → https://aurora.example'])
})
