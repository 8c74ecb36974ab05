import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const [segment, home] of [
  ['', '/'],
  ['/fi', '/fi'],
  ['/nz', '/'],
] as const) {
  test(`under ${segment || 'no segment'} the site's name leads to ${home}, every other link stays there`, async ({
    page,
  }) => {
    await goTo(page, `${segment}/poker`)
    const name = page.locator('.site-name')
    await expect(name).toHaveAttribute('href', home)
    const links = page.locator('header nav a, footer nav a[href^="/"]:not([hreflang])')
    expect(await links.count()).toBe(9)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^${segment || '/(?!fi|nz)'}`))
    }
    await page.getByRole('banner').locator('a[href$="/roulette"]').click()
    await expect(page).toHaveURL(`${segment}/roulette`)
    await name.click()
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${home}$`))
  })
}

test('the flag is that of Finland under fi, and of New Zealand everywhere else', async ({
  page,
}) => {
  for (const [path, flag] of [
    ['/poker', 'flag-nz'],
    ['/nz/poker', 'flag-nz'],
    ['/fi/poker', 'flag-fi'],
    ['/', 'flag-nz'],
    ['/fi', 'flag-fi'],
  ] as const) {
    await goTo(page, path)
    await expect(page.locator('img.flag'), path).toHaveAttribute('src', new RegExp(`/${flag}\\.`))
  }
})

test('live casino has three flags of its own: under fi, under nz, and under neither', async ({
  page,
}) => {
  const flags = new Set()
  for (const path of ['/live-casino', '/nz/live-casino', '/fi/live-casino']) {
    await goTo(page, path)
    flags.add(await page.locator('img.flag').getAttribute('src'))
  }
  expect(flags.size).toBe(3)
  expect([...flags].join()).not.toMatch(/flag-(nz|fi)\./)
})

test('a trailing slash changes nothing', async ({ page }) => {
  for (const path of ['/poker', '/fi/poker', '/privacy-policy']) {
    const mains = []
    for (const address of [path, `${path}/`]) {
      await goTo(page, address)
      mains.push(await page.locator('h1').textContent())
      await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0)
    }
    expect(mains[0]).toBe(mains[1])
  }
})

test.describe('a segment that no page was built for', () => {
  test.use({ expectedErrors: ['status of 404'] })

  test('shows the same pages in English, at their own addresses', async ({ page }) => {
    const answer = await goTo(page, '/xx/poker')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Poker/)
    await expect(page.locator('h1')).toHaveText('Online Poker')
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
    await expect(page.locator('img.flag')).toHaveAttribute('src', /flag-nz\./)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(page).toHaveURL('/xx/cookie-policy')
    await expect(page.locator('h1')).toHaveText('Cookie Policy')
  })

  test('shows the social casino as well', async ({ page }) => {
    await goTo(page, '/xx/temple?secretkey=social')
    await expect(page.locator('iframe')).toBeVisible()
    await goTo(page, '/xx?secretkey=social')
    await expect(page.getByTestId('game-card')).toHaveCount(3)
    await goTo(page, '/xx/privacy-policy?secretkey=social')
    await expect(page.locator('h1')).toHaveText('Privacy Policy')
  })
})
