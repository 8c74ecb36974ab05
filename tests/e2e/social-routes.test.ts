import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages, specPagesOf } from '../helpers/spec-pages.ts'
import { variantAddress } from '../helpers/variant-address.ts'

for (const segment of ['', '/fi']) {
  test(`every page of the social casino stands under ${segment || 'no segment'}, each with its own words`, async ({
    page,
  }) => {
    const seen = { title: new Set(), description: new Set(), heading: new Set() }
    for (const path of specPagesOf('social')) {
      const answer = await goTo(page, variantAddress('social', `${segment}${path}`))
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      seen.heading.add(await page.getByRole('heading', { level: 1 }).textContent())
      seen.title.add(await page.title())
      seen.description.add(await page.locator('meta[name=description]').getAttribute('content'))
    }
    for (const texts of Object.values(seen)) {
      expect(texts.size).toBe(specPagesOf('social').length)
      expect([...texts]).not.toContain('')
    }
  })
}

test('home has a hero, an about text, three games, the contact form and four questions', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/'))
  await expect(page).toHaveTitle('Best social casino games in New Zealand')
  await expect(page.locator('.hero').getByRole('link', { name: 'Play now' })).toBeVisible()
  await expect(page.locator('#about')).toContainText('No real money is used here.')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
  await expect(page.locator('#contact').getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(page.locator('#faq details')).toHaveCount(4)
})

test("'Play now' of the hero leads to the games, that of a card to its game", async ({ page }) => {
  for (const path of specPages.social.games) {
    await goTo(page, variantAddress('social', '/'))
    await page.locator('.hero').getByRole('link', { name: 'Play now' }).click()
    await expect(page.getByTestId('game-card').first()).toBeInViewport()
    await page.getByTestId('game-card').locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('iframe')).toBeVisible()
  }
})

test('every page has the header and the footer of the specification', async ({ page }) => {
  for (const path of specPagesOf('social')) {
    await goTo(page, variantAddress('social', path))
    const menu = page.getByRole('banner').getByRole('navigation')
    for (const target of [...specPages.social.games, '/contact']) {
      await expect(menu.locator(`a[href="${target}"]`)).toBeVisible()
    }
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(footer).toContainText('There is no real-money gambling here')
    await expect(footer).toContainText('© 2024')
    for (const policy of specPages.social.texts) {
      await expect(footer.locator(`a[href="${policy}"]`)).toBeVisible()
    }
  }
})

test('policies are full texts', async ({ page }) => {
  for (const path of specPages.social.texts) {
    await goTo(page, variantAddress('social', path))
    expect(
      ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length,
    ).toBeGreaterThan(300)
  }
})
