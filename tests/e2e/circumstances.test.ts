import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, hydrated, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

for (const [variant, scenario] of [
  ['affiliate', 'one-brand'],
  ['social', 'social'],
]) {
  test(`the ${variant} site respects reduced motion and forced colours; every tab stop is visible and in order`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await goTo(page, `/?secretkey=${scenario}`)
    const moving = await page.locator('*').evaluateAll(elements =>
      elements
        .filter(element => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
          const still = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
          return !element.closest('#casino-guide-spinner') && !(still && scrollBehavior === 'auto')
        })
        .map(({ localName, className }) => `${localName}.${className}`),
    )
    expect(moving).toEqual([])
    const pressed = page.locator('.button, input, textarea')
    await expect(pressed.first()).toBeVisible()
    for (const element of await pressed.all()) {
      await expect(element).toHaveCSS('border-top-width', /^[1-9]/)
    }
    // Nothing scrolls smoothly, so that each stop can be checked right after its key.
    const stops = page.locator('a[href]:visible, button:visible, input, textarea, summary')
    const skip = page.getByRole('link', { name: `${variant} skip to content` })
    const problems: string[] = []
    for (const [index] of (await stops.all()).entries()) {
      await page.keyboard.press('Tab')
      if (index === 0) {
        await expect(skip).toBeFocused()
      }
      problems.push(...(await page.evaluate(lookAtFocus)))
    }
    expect(problems).toEqual([])
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}

/** Names the faults of the focused element: covered, out of view, or above the one before. */
function lookAtFocus(): string[] {
  const element = document.activeElement
  if (!element || element === document.body) {
    return ['the focus left the page too early']
  }
  const name = `${element.localName}.${element.className}`
  // The first line of a link that wraps.
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const isClear = there && (element.contains(there) || there.contains(element))
  const last = document.querySelector('[data-last-stop]') ?? document.documentElement
  const isInOrder = last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
  last.removeAttribute('data-last-stop')
  element.setAttribute('data-last-stop', '')
  return [
    isClear ? '' : `${name}: covered by ${there?.className ?? 'nothing, out of sight'}`,
    isInOrder ? '' : `${name}: after ${last.localName}.${last.className}, which is below it`,
  ].filter(Boolean)
}

test('pictures of other proportions move nothing, and a link of one letter can be tapped', async ({
  page,
}) => {
  for (const variant of variants) {
    await page.unrouteAll()
    await goTo(page, variantAddress(variant, '/'))
    const before = await page.evaluate(boxesOfPictures)
    expect(before.length).toBeGreaterThan(3)
    // The logos of brands have other proportions, too. The build reads those of the site’s logo.
    const logo = await page.locator('header img').getAttribute('src')
    await page.route(
      ({ pathname }) => /\.(?:svg|png|jpg)$/.test(pathname) && pathname !== logo,
      route => route.fulfill({ contentType: 'image/svg+xml', body: narrowPicture }),
    )
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(boxesOfPictures)).toEqual(before)
    const links = page.locator('header nav a, footer li a').filter({ visible: true })
    const widths = await links.evaluateAll(all =>
      all.map(link => {
        link.textContent = 'i'
        return link.getBoundingClientRect().width
      }),
    )
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44)
  }
})

const narrowPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="30" viewBox="0 0 1 3"><path d="M0 0h1v3z"/></svg>'

/** Measures the pictures once they have loaded, except the flag. Runs in the page. */
async function boxesOfPictures(): Promise<string[]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img, footer img')]
  const shown = pictures.filter(picture => !picture.matches('.flag') && picture.checkVisibility())
  for (const picture of shown) {
    picture.loading = 'eager'
  }
  await Promise.all(shown.map(picture => picture.decode()))
  return shown.map(picture => {
    const { x, y, width, height } = picture.getBoundingClientRect()
    return `${picture.className} ${[x, y, width, height].map(Math.round)}`
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is the social casino, and its links and menu work', async ({ page }) => {
    for (const path of [...Object.values(specPages.social).flat(), '/']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('#casino-guide-spinner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toContainText('social adult only')
      await expect(page.locator('.brand-card')).toHaveCount(0)
    }
    await page.goto('/contact')
    await expect(page.locator('form noscript p')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'social open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'temple' }).click()
    await expect(page).toHaveURL(/\/temple\/?$/)
    await expect(page.locator('iframe')).toBeVisible()
  })
})
