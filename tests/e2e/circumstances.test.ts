import { goTo } from '../helpers/go-to.ts'
import { labels } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const scenario of ['affiliate', 'social']) {
  test(`where motion is not welcome nothing moves: ${scenario}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, `/?secretkey=${scenario}`)
    const moving = await page.locator('*').evaluateAll(elements =>
      elements
        .filter(element => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          const still = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
          return element.id !== 'spinner' && !(still && scrollBehavior === 'auto')
        })
        .map(({ localName, className }) => `${localName}.${className}`),
    )
    expect(moving).toEqual([])
  })

  test(`with the visitor's own few colours, buttons and fields have an edge: ${scenario}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await goTo(page, `/?secretkey=${scenario}`)
    const pressed = page.locator('.button, input, textarea')
    expect(await pressed.count()).toBeGreaterThan(0)
    const edges = await pressed.evaluateAll(elements =>
      elements.map(element => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
    )
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(1)
  })
}

test('the dark list is printed dark on white, without what only a screen can do', async ({
  page,
}) => {
  await goTo(page, '/')
  await page.emulateMedia({ media: 'print' })
  const { color, backgroundColor } = await page
    .locator('body')
    .evaluate(body => ({ ...getComputedStyle(body) }))
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.getByRole('navigation', { name: labels.affiliate.mainMenu })).toBeHidden()
  await expect(page.locator('.more-payments').first()).toBeHidden()
  await expect(page.getByTestId('brand-card').first()).toBeVisible()
})
