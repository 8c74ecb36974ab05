import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress, variants } from '../helpers/variant-address.ts'

for (const variant of variants) {
  test.describe(`a path that no page stands at, on the ${variant} site`, () => {
    test.use({ expectedErrors: ['status of 404'] })

    test("is answered with 404 and the router's own error page", async ({ page }) => {
      for (const path of ['/nothing', '/fi/nothing', '/poker/nothing', '/xx/yy', '/a/b/c/d']) {
        const answer = await goTo(page, variantAddress(variant, path))
        expect(answer?.status(), path).toBe(404)
        await expect(page.locator('h2').first()).toHaveText('Unexpected Application Error!')
        await expect(page.getByText('404 Not Found')).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCount(0)
      }
    })
  })
}

test("a path that only the social casino has shows the affiliate's home there", async ({
  page,
}) => {
  for (const path of ['/bacon-slot', '/contact', '/fi/temple']) {
    const answer = await goTo(page, path)
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toMatch(path)
    await expect(page.locator('h1 [data-months]')).toBeVisible()
    await expect(page.locator('.brand-logo').first()).toHaveAttribute('alt', 'aurora.example')
    await expect(page.getByTestId('brand-card')).toHaveCount(10)
  }
})

test("a path that only the affiliate has shows the social casino's home there", async ({
  page,
}) => {
  for (const path of ['/poker', '/terms-and-conditions', '/fi', '/fi/roulette']) {
    const answer = await goTo(page, variantAddress('social', path))
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toMatch(path)
    await expect(page.getByTestId('game-card')).toHaveCount(3)
    await expect(page.locator('.hero')).toBeVisible()
  }
})
