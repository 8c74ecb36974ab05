import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress, variants } from '../helpers/variant-address.ts'

const phone = { width: 390, height: 844 }

for (const variant of variants) {
  test.describe(`the menu of the ${variant} site on a phone`, () => {
    test.use({ viewport: phone })

    test('is closed until the burger opens it; the burger and the exit button close it', async ({
      page,
    }) => {
      await goTo(page, variantAddress(variant, '/'))
      const burger = page.getByRole('button', { name: 'Open menu' })
      const menu = page.getByRole('banner').getByRole('navigation')
      await expect(menu).toBeHidden()
      await burger.click()
      await expect(menu).toBeVisible()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await expect(menu).toBeHidden()
      await burger.press('Enter')
      await expect(menu).toBeVisible()
      await burger.press('Enter')
      await expect(menu).toBeHidden()
    })

    test('closes on Escape, on a click outside and when a page is chosen', async ({ page }) => {
      await goTo(page, variantAddress(variant, '/'))
      const burger = page.getByRole('button', { name: 'Open menu' })
      const menu = page.getByRole('banner').getByRole('navigation')
      await burger.click()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await burger.click()
      await page.mouse.click(5, phone.height / 2)
      await expect(menu).toBeHidden()
      await burger.click()
      const link = menu.getByRole('link').last()
      const target = await link.getAttribute('href')
      await link.click()
      await expect(page).toHaveURL(target ?? '')
      await expect(menu).toBeHidden()
    })
  })

  test(`the menu of the ${variant} site names the page one is on, and no other`, async ({
    page,
  }) => {
    await goTo(page, variantAddress(variant, variant === 'affiliate' ? '/poker' : '/temple'))
    const menu = page.getByRole('banner').getByRole('navigation')
    const current = menu.locator('[aria-current=page]')
    await expect(current).toHaveText(variant === 'affiliate' ? 'Poker' : 'Temple')
    const other = menu.getByRole('link').last()
    await other.click()
    await expect(current).toHaveText((await other.textContent()) ?? '')
  })
}

test('the menu stands open in the bar where there is room', async ({ page }) => {
  await goTo(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Poker' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
})
