import type { Locator } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, infoCalls, variantAddress } from '../helpers/go-to.ts'
import { headOf } from '../helpers/head-of.ts'
import { expect, test } from '../helpers/site-test.ts'

test('a link to a hash scrolls smoothly, unless motion is reduced', async ({ page }) => {
  await goTo(page, variantAddress('social', '/temple'))
  await page.getByRole('link', { name: 'back to games' }).click()
  await expect(page).toHaveURL('/#games')
  const games = page.locator('#games').getByRole('heading').first()
  await expect(games).toBeInViewport()
  const heading = page.locator('.hero h1')
  await expect(heading).not.toBeInViewport()

  await goTo(page, variantAddress('affiliate', '/poker'))
  const link = page.locator('main a[href$="#guide"]').first()
  const guide = page.locator('#guide').getByRole('heading').first()
  for (const reducedMotion of ['no-preference', 'no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    const tops = await topsAlong(link)
    await expect(guide).toBeInViewport()
    expect(tops, 'straight from the top').toEqual(tops.toSorted((one, other) => one - other))
    if (reducedMotion === 'reduce') {
      expect(tops[0], 'there at once').toBe(tops.at(-1))
    } else {
      expect(tops[0], 'on the way').toBeLessThan(Number(tops.at(-1)))
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(link).toBeInViewport()
  }
})

/**
 * Follows a hash link. Returns the scroll positions on the way, from when the focus moves: a slow
 * browser may show no other before the last.
 */
const topsAlong = (link: Locator): Promise<number[]> =>
  link.evaluate(
    (anchor: HTMLElement) =>
      new Promise<number[]>(resolve => {
        const tops: number[] = []
        document.querySelector('main')?.blur()
        addEventListener('focusin', () => tops.push(window.scrollY), { once: true })
        addEventListener('scroll', () => tops.push(window.scrollY))
        addEventListener('scrollend', () => resolve(tops), { once: true })
        anchor.click()
      }),
  )

// One card instead of ten makes a round faster.
for (const [variant, scenario] of [
  ['affiliate', 'one-brand'],
  ['social', 'social'],
]) {
  test(`links of the ${variant} site make no second call and leave nothing behind`, async ({
    page,
  }) => {
    const calls = infoCalls(page)
    await goTo(page, `/privacy-policy?secretkey=${scenario}`)
    const browser = await page.context().newCDPSession(page)
    const countNodes = async () => {
      await page.evaluate(followLinks)
      await browser.send('HeapProfiler.collectGarbage')
      const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters')
      return nodes + jsEventListeners
    }
    // The first visits fetch and compile. React can keep a former page until its next render.
    await countNodes()
    const before = Math.min(await countNodes(), await countNodes())
    for (let round = 0; round < 3; round++) {
      await page.evaluate(followLinks)
    }
    // One leak for each link makes thirty. A page whose pictures are still loading is freed later.
    await expect.poll(countNodes, { timeout: 30_000 }).toBeLessThan(before + 20)
    expect(calls).toHaveLength(1)
    const head = await headOf(page)
    await goTo(page, `${new URL(page.url()).pathname}?secretkey=${scenario}`)
    expect(await headOf(page), 'the head of the page as it arrives').toEqual(head)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const variant of variants) {
    test(`a tap on each link of the ${variant} menu and footer shows its page`, async ({
      page,
    }) => {
      await goTo(page, variantAddress(variant, '/cookie-policy'))
      const heading = page.getByRole('heading', { level: 1 })
      const menuLinks = await page.locator('header nav li a').all()
      const footerLinks = await page.locator('footer nav a:not([hreflang])').all()
      for (const [links, isMenu] of [
        [menuLinks, true],
        [footerLinks, false],
      ] as const) {
        expect(links.length).toBeGreaterThan(1)
        for (const link of links) {
          const before = (await heading.textContent()) ?? ''
          if (isMenu) {
            await page.locator('.burger').tap()
          }
          const address = (await link.getAttribute('href')) ?? ''
          await link.tap()
          await expect(page).toHaveURL(address)
          await expect(heading).not.toHaveText(before)
          await expect(page.locator('header nav')).toBeHidden()
        }
      }
    })
  }
})

/** Follows each link of the menu and footer. Runs in the page. */
async function followLinks(): Promise<void> {
  for (const link of document.querySelectorAll(
    'header nav a:not([hreflang], [href^="tel:"]), footer nav a:not([hreflang])',
  )) {
    const { title } = document
    if (link instanceof HTMLElement) {
      link.click()
    }
    while (document.title === title) {
      await new Promise(requestAnimationFrame)
    }
  }
}

test.describe('in a market that is not prerendered', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('a text page that the footer does not name opens without another document', async ({
    page,
  }) => {
    await goTo(page, '/au')
    await page.evaluate(() => document.documentElement.setAttribute('data-document', 'first'))
    await page.getByRole('main').getByRole('link', { name: 'affiliate home link 1' }).click()
    await expect(page).toHaveURL('/au/sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sample of text')
    await expect(page.locator('html')).toHaveAttribute('data-document', 'first')
  })
})

test('Back closes the menu of a phone, and shows the page before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/')
  const menu = page.locator('#casino-guide-menu')
  await page.locator('.burger').click()
  await menu.getByRole('link', { name: 'poker' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('affiliate poker heading')
  await page.locator('.burger').click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(/^affiliate home heading/)
  await expect(menu).toBeHidden()
})
