import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPagesOf } from '../helpers/spec-pages.ts'
import { variantAddress, variants } from '../helpers/variant-address.ts'

for (const variant of variants) {
  test(`under fi every page of the ${variant} site says so, and its words are others`, async ({
    page,
  }) => {
    for (const path of specPagesOf(variant)) {
      await goTo(page, variantAddress(variant, path))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const parts = ['main', 'footer']
      const english = await Promise.all(parts.map(part => page.locator(part).last().textContent()))
      await goTo(page, variantAddress(variant, `/fi${path}`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
      const finnish = await Promise.all(parts.map(part => page.locator(part).last().textContent()))
      for (const [index, text] of finnish.entries()) expect(text).not.toBe(english[index])
    }
  })

  test(`the ${variant} site offers the same page in the other language`, async ({ page }) => {
    await goTo(page, variantAddress(variant, '/privacy-policy'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Suomeksi' }).click()
    await expect(page).toHaveURL(/\/fi\/privacy-policy\/?$/)
  })
}

test('a Finnish list is Finnish from its heading to its cards', async ({ page }) => {
  await goTo(page, '/fi/poker')
  await expect(page).toHaveTitle(/^Pokeri/)
  await expect(page.locator('h1')).toHaveText('Pokeri netissä')
  await expect(page.locator('.licensed')).toContainText('lisenssi Uudessa-Seelannissa')
  const card = page.getByTestId('brand-card').first()
  await expect(card).toContainText('tervetuliaisbonus')
  await expect(card).toContainText('PELAA NYT')
  await expect(card.getByRole('button')).toHaveText(/^Lisää talletustapoja: \d$/)
})
