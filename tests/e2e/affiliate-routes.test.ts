import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'

const categories = specPages.affiliate.lists.filter(path => path !== '/')

for (const segment of ['', '/fi', '/nz']) {
  test(`every page of the affiliate stands under ${segment || 'no segment'}, each with its own words`, async ({
    page,
  }) => {
    const seen = { title: new Set(), description: new Set(), heading: new Set() }
    for (const path of specPagesOf('affiliate')) {
      const answer = await goTo(page, `${segment}${path}`)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      seen.heading.add(await page.getByRole('heading', { level: 1 }).textContent())
      seen.title.add(await page.title())
      seen.description.add(await page.locator('meta[name=description]').getAttribute('content'))
    }
    for (const texts of Object.values(seen)) {
      expect(texts.size).toBe(specPagesOf('affiliate').length)
      expect([...texts]).not.toContain('')
    }
  })
}

for (const [path, title] of [
  ['/', 'Best online Casinos in New Zealand'],
  ['/live-casino', 'Live Casino'],
  ['/blackjack', 'Blackjack'],
] as const) {
  test(`the title of ${path} is '${title}'`, async ({ page }) => {
    await goTo(page, path)
    await expect(page).toHaveTitle(title)
  })
}

test('each category has a banner, its intro, a flag, the badge strip and then its ranked list', async ({
  page,
}) => {
  const intros = new Set()
  const banners = new Set()
  for (const path of categories) {
    await goTo(page, path)
    const banner = page.locator('.banner')
    intros.add(await banner.locator('.intro').textContent())
    banners.add(await banner.locator('.banner-art').getAttribute('src'))
    await expect(banner.getByText('All sites are licensed in New Zealand')).toBeVisible()
    await expect(banner.getByRole('img', { name: /Flag|Live casino/ })).toBeVisible()
    await expect(banner.locator('.badge-strip p')).toHaveText('All sites are')
    await expect(banner.locator('.badge-strip').getByRole('listitem')).toHaveText([
      'New Zealand Licensed',
      'Secure & Trusted',
      'Quick payouts',
      'Mobile friendly',
      'Independently reviewed',
    ])
    await expect(page.locator('main .banner ~ ol').getByTestId('brand-card')).toHaveCount(10)
  }
  expect(intros.size).toBe(categories.length)
  expect(banners.size).toBe(categories.length)
})

test('policies are full texts, and the terms keep the place of the jurisdiction', async ({
  page,
}) => {
  for (const path of specPages.affiliate.texts) {
    await goTo(page, path)
    expect(
      ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length,
    ).toBeGreaterThan(300)
  }
  await expect(page).toHaveURL(/terms-and-conditions/)
  await expect(page.getByRole('main')).toContainText('[Jurisdiction]')
})

test('every page has a favicon, the navigation bar and the footer of the specification', async ({
  page,
}) => {
  for (const path of specPagesOf('affiliate')) {
    await goTo(page, path)
    await expect(page.locator('link[rel=icon]').first()).toHaveAttribute('href', /^\/assets\//)
    const menu = page.getByRole('banner').getByRole('navigation')
    await expect(menu.getByRole('link')).toHaveCount(6)
    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('.marks img')).toHaveCount(3)
    await expect(footer.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(footer).toContainText('This site publishes casino reviews.')
    await expect(footer).toContainText('not responsible for the content of third-party sites')
    await expect(footer).toContainText('© 2024')
    for (const policy of specPages.affiliate.texts) {
      await expect(footer.locator(`a[href="${policy}"]`)).toBeVisible()
    }
  }
})

test('the favicon is a picture', async ({ page, request }) => {
  await goTo(page, '/')
  const address = await page.locator('link[rel=icon]').first().getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})
