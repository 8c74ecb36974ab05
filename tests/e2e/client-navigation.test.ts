import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress } from '../helpers/variant-address.ts'

const tours = {
  affiliate: {
    start: '/',
    link: 'Cookie Policy',
    target: '/cookie-policy',
    title: /^Cookie Policy/,
  },
  social: {
    start: '/',
    link: 'Privacy Policy',
    target: '/privacy-policy',
    title: /^Privacy Policy/,
  },
} as const

for (const variant of ['affiliate', 'social'] as const) {
  const { start, link, target, title } = tours[variant]

  test(`a link of the ${variant} site is followed without loading a document again`, async ({
    page,
  }) => {
    await goTo(page, variantAddress(variant, start))
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const description = page.locator('meta[name=description]')
    const before = await description.getAttribute('content')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(target)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('h1')).toHaveText(link)
    await expect(description).toHaveCount(1)
    expect(await description.getAttribute('content')).not.toBe(before)
    await expect(page.locator('html')).toHaveAttribute('data-same')
  })

  test(`a followed link of the ${variant} site arrives at the top, with the keyboard in the page`, async ({
    page,
  }) => {
    await goTo(page, variantAddress(variant, start))
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test(`back returns to the place of the ${variant} site that one left`, async ({ page }) => {
    await goTo(page, variantAddress(variant, start))
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: link })
    await footerLink.scrollIntoViewIfNeeded()
    await expect(page.locator('h1')).not.toBeInViewport()
    await footerLink.click()
    await expect(page.locator('h1')).toHaveText(link)
    await page.goBack()
    await expect(page).toHaveURL(variantAddress(variant, start))
    await expect(footerLink).toBeInViewport()
    await expect(page.locator('h1')).not.toBeInViewport()
  })
}

test('a link opened with a modifier key is left to the browser', async ({ page, context }) => {
  await goTo(page, '/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Poker' })
    .click({
      modifiers: ['ControlOrMeta'],
    })
  await expect(await opened).toHaveURL(/\/poker\/?$/)
  await expect(page).toHaveURL('/')
})
