import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPagesOf } from '../helpers/spec-pages.ts'

for (const variant of variants) {
  test(`the ${variant} site can hold still, and has edges in forced colours`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await goTo(page, variantAddress(variant, '/'))
    const moving = await page.locator('*').evaluateAll(elements =>
      elements
        .filter(element => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          const still = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
          return !element.closest('#spinner') && !(still && scrollBehavior === 'auto')
        })
        .map(({ localName, className }) => `${localName}.${className}`),
    )
    expect(moving).toEqual([])
    const pressed = page.locator('.button, input, textarea')
    await expect(pressed.first()).toBeVisible()
    for (const each of await pressed.all())
      await expect(each).toHaveCSS('border-top-width', /^[1-9]/)
  })
}

test('the dark list is printed dark on white, with all pictures', async ({ page }) => {
  await goTo(page, '/')
  // Printing fetches pictures that were never on screen.
  await expect(page.locator('img[loading=lazy]').first()).toBeAttached()
  await page.pdf()
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
  await expect(page.locator('.more-payments').first()).toBeHidden()
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page of the social casino reads; links, questions and the menu work', async ({
    page,
  }) => {
    for (const path of [...specPagesOf('social'), '/']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('#spinner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toContainText('18')
      await expect(page.getByTestId('brand-card')).toHaveCount(0)
    }
    const question = page.locator('#faq details').first()
    await question.locator('summary').click()
    await expect(question.locator('p').first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Temple' }).click()
    await expect(page).toHaveURL(/\/temple\/?$/)
    await expect(page.locator('iframe')).toBeVisible()
  })
})
