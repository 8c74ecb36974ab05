import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { labels } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

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
    const edges = await page
      .locator('.button, input, textarea')
      .evaluateAll(pressed =>
        pressed.map(element => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
      )
    expect(edges.length).toBeGreaterThan(0)
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1)
  })
}

test('the dark list is printed dark on white, with all pictures', async ({ page }) => {
  await goTo(page, '/')
  // Printing fetches pictures that were never on screen.
  await expect(page.locator('img[loading=lazy]').first()).toBeAttached()
  await page.pdf()
  await expect(page.locator('img[loading=lazy]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const { color, backgroundColor } = await page
    .locator('body')
    .evaluate(body => ({ ...getComputedStyle(body) }))
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.getByRole('navigation', { name: labels.affiliate.mainMenu })).toBeHidden()
  await expect(page.locator('.more-payments').first()).toBeHidden()
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
})
