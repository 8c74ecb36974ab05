import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { labels } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

const phone = { width: 390, height: 844 }

for (const variant of variants) {
  const { mainMenu, openMenu, closeMenu, skipToContent } = labels[variant]

  test(`the ${variant} menu opens, leads on and closes by keys and mouse`, async ({ page }) => {
    await page.setViewportSize(phone)
    await goTo(page, variantAddress(variant, variant === 'affiliate' ? '/poker' : '/contact'))
    const burger = page.getByRole('button', { name: openMenu })
    const menu = page.getByRole('navigation', { name: mainMenu })
    const exit = page.getByRole('button', { name: closeMenu })
    const current = menu.locator('[aria-current=page]')
    await expect(menu).toBeHidden()
    for (const { open, close } of [
      { open: () => burger.click(), close: () => exit.click() },
      { open: () => burger.press('Enter'), close: () => burger.press('Enter') },
      { open: () => burger.press('Space'), close: () => page.keyboard.press('Escape') },
      { open: () => burger.click(), close: () => page.mouse.click(5, phone.height / 2) },
    ]) {
      await open()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
    }

    await burger.press('Enter')
    await expect(current).toHaveText(variant === 'affiliate' ? 'Poker' : 'Contact')
    await page.keyboard.press('Tab')
    await expect(exit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const first = menu.getByRole('link').first()
    await expect(first).toBeFocused()
    const target = (await first.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(menu).toBeHidden()

    await burger.click()
    await menu.getByRole('link').last().click()
    await expect(menu).toBeHidden()
    await burger.click()
    await expect(current).toHaveText((await menu.getByRole('link').last().textContent()) ?? '')

    await page.setViewportSize({ width: 1280, height: 720 })
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link').first()).toBeVisible()
    await expect(burger).toBeHidden()
  })

  test(`each stop of the keyboard on the ${variant} site shows, in order`, async ({ page }) => {
    // Without it the page is still scrolling to a stop when it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, variantAddress(variant, '/'))
    const stops = await page
      .locator('a[href]:visible, button:visible, input, textarea, summary')
      .count()
    const problems: string[] = []
    const skip = page.getByRole('link', { name: skipToContent })
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      problems.push(...(await page.evaluate(lookAtFocus)))
      if (stop === 0) await expect(skip).toBeFocused()
    }
    expect(problems).toEqual([])
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}

/** Returns what is wrong with the focused element: out of sight, covered, no ring, or further up. */
function lookAtFocus(): string[] {
  const element = document.activeElement
  if (!element || element === document.body) return ['the focus left the page too early']
  const name = `${element.localName}.${element.className}`
  const problems: string[] = []
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    problems.push(`${name}: no ring`)
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!there || !(element.contains(there) || there.contains(element))) {
    problems.push(`${name}: covered by ${there?.className ?? 'nothing, out of sight'}`)
  }
  const last = document.querySelector('[data-last-stop]')
  last?.removeAttribute('data-last-stop')
  element.setAttribute('data-last-stop', '')
  if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    problems.push(`${name}: after ${last.localName}.${last.className}, which stands below it`)
  }
  return problems
}

test('one question is open or none, by mouse and by keyboard', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  const open = page.locator('#faq details[open]')
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(4)
  await expect(open).toHaveCount(0)
  for (const question of await questions.all()) {
    await question.click()
    await expect(open.locator('summary')).toHaveText([(await question.textContent()) ?? ''])
    await expect(open.locator('p').first()).toBeVisible()
  }
  for (const [key, at, count] of [
    ['Space', 3, 0],
    ['Enter', 0, 1],
    ['Space', 1, 1],
    ['Enter', 1, 0],
  ] as const) {
    await questions.nth(at).press(key)
    await expect(open).toHaveCount(count)
  }
})
