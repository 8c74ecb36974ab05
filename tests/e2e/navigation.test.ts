import type { Locator, Page } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, hydrated, infoCalls, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { headOf } from '../scenes/metadata.ts'

const footerLinks = { affiliate: 'Cookie Policy', social: 'Privacy Policy' }

for (const variant of variants) {
  const name = footerLinks[variant]
  const address = `/${name.toLowerCase().replace(' ', '-')}`

  test(`${variant} links lead to a page's top, back to the place left`, async ({
    page,
    context,
  }) => {
    const calls = infoCalls(page)
    await goTo(page, variantAddress(variant, '/'))
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(address)
    await tab.close()
    const home = await scrollDown(page, 700)
    await link.evaluate((anchor: HTMLElement) => anchor.click())
    await expect(page.locator('h1')).toHaveText(name)
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.locator('html')).toHaveAttribute('data-same')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    const next = await scrollDown(page, 99)
    await expectReturn(page, home, () => page.goBack())
    await expectReturn(page, next, () => page.goForward())
    expect(calls).toHaveLength(1)

    const head = await headOf(page)
    await goTo(page, variantAddress(variant, address))
    expect(await headOf(page), 'the head of the page as it arrives').toEqual(head)
  })
}

test('a reload returns deep into a long list of estimated heights', async ({ page }) => {
  await goTo(page, '/?secretkey=many-brands')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await scrollDown(page, Math.floor(height * 0.7))
  await page.reload()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(height / 3)
})

test('an address with a hash arrives at the element that it names', async ({ page }) => {
  for (const [variant, place] of [
    ['social', '/#contact'],
    ['social', '/privacy-policy#your-rights'],
    ['affiliate', '/privacy-policy#your-rights'],
  ] as const) {
    await goTo(page, variantAddress(variant, place))
    await expect(page.locator(place.replace(/.*#/, '#'))).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY), place).toBeGreaterThan(0)
  }
})

test('a link to a hash goes there, smoothly unless less motion is asked for', async ({ page }) => {
  await goTo(page, variantAddress('social', '/temple'))
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page).toHaveURL('/#games')
  const games = page.locator('#games').getByRole('heading').first()
  await expect(games).toBeInViewport()
  const heading = page.locator('.hero h1')
  await expect(heading).not.toBeInViewport()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(heading).toBeInViewport()
  const link = page.locator('.hero').getByRole('link', { name: 'Play now' })
  for (const reducedMotion of ['no-preference', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    const tops = await topsAlong(link)
    await expect(games).toBeInViewport()
    expect(tops, 'straight from the top').toEqual(tops.toSorted((one, other) => one - other))
    if (reducedMotion === 'reduce') expect(tops).toHaveLength(1)
    else expect(tops.length).toBeGreaterThan(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(heading).toBeInViewport()
  }
})

test('a hash that names nothing shows the page from its top', async ({ page }) => {
  for (const variant of variants) {
    for (const hash of ['#', '#none', '#%', '#"><img src=x>', '#%E0%A4%A', '#__proto__']) {
      await goTo(page, variantAddress(variant, `/${hash}`))
      await expect(page.locator('h1').first()).toBeInViewport()
      expect(await page.evaluate(() => window.scrollY), hash).toBe(0)
    }
  }
})

type Place = { heading: string | null; top: number }

/** Scrolls to `top`, as a visitor does. Returns which page that is, and the place. */
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

/** Follows a link to a place on the page. Returns where the page was scrolled to on the way. */
function topsAlong(link: Locator): Promise<number[]> {
  return link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number[]>(resolve => {
        const tops: number[] = []
        addEventListener('scroll', () => tops.push(window.scrollY))
        addEventListener('scrollend', () => resolve(tops), { once: true })
        anchor.click()
      }),
  )
}
