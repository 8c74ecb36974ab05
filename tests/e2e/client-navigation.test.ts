import type { Page } from 'playwright/test'
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

  test(`back and forward return to the places of the ${variant} site that one left`, async ({
    page,
  }) => {
    await goTo(page, variantAddress(variant, start))
    const home = await scrollDown(page, 700)
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: link })
    await footerLink.evaluate((anchor: HTMLElement) => anchor.click())
    await expect(page.locator('h1')).toHaveText(link)
    const next = await scrollDown(page, 99)
    await expectReturn(page, home, () => page.goBack())
    await expectReturn(page, next, () => page.goForward())
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

type Place = { heading: string | null; top: number }

/** Scrolls to `top`, as a visitor does. Gives which page that is, and the place. */
async function scrollDown(page: Page, top: number): Promise<Place> {
  await page.evaluate(
    top =>
      new Promise(resolve => {
        addEventListener('scroll', resolve, { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
  return { heading: await page.locator('h1').textContent(), top }
}

/** Holds that what `go` returns to stands at its place from the start, without gliding there. */
async function expectReturn(page: Page, place: Place, go: () => Promise<unknown>): Promise<void> {
  const tops = await page.evaluateHandle(heading => {
    const tops: number[] = []
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')?.textContent === heading && tops.at(-1) !== window.scrollY)
        tops.push(window.scrollY)
      requestAnimationFrame(look)
    })
    return tops
  }, place.heading)
  await go()
  await expect.poll(() => tops.jsonValue()).toEqual([place.top])
}
