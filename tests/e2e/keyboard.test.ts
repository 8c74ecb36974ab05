import { variants } from '../../shared/site-info/site-info.ts'
import { goTo, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const variant of variants) {
  test(`the ${variant} menu opens, leads on and closes by keys and mouse`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, variantAddress(variant, '/poker'))
    const burger = page.getByRole('button', { name: 'Open menu' })
    const exit = page.getByRole('button', { name: 'Close menu' })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const [first, last] = [menu.getByRole('link').first(), menu.getByRole('link').last()]
    await expect(menu).toBeHidden()
    for (const [open, close] of [
      [() => burger.click(), () => exit.click()],
      [() => burger.press('Enter'), () => burger.press('Enter')],
      [() => burger.press('Space'), () => page.keyboard.press('Escape')],
      [() => burger.click(), () => page.mouse.click(5, 422)],
      [() => burger.click(), () => last.click()],
    ] as const) {
      await open()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
    }
    await burger.press('Enter')
    await expect(menu.locator('[aria-current=page]')).toHaveText((await last.textContent()) ?? '')
    await page.keyboard.press('Tab')
    await expect(exit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
    for (const key of ['Enter', 'Tab', 'Tab']) await page.keyboard.press(key)
    await expect(first).toBeFocused()
    const target = (await first.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(menu).toBeHidden()

    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(first).toBeVisible()
    await expect(burger).toBeHidden()
  })

  test(`each stop of the keyboard on the ${variant} site shows, in order`, async ({ page }) => {
    // Without it the page is still scrolling to a stop when it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, variantAddress(variant, '/'))
    const stops = page.locator('a[href]:visible, button:visible, input, textarea, summary')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    const problems: string[] = []
    for (const [index] of (await stops.all()).entries()) {
      await page.keyboard.press('Tab')
      if (index === 0) await expect(skip).toBeFocused()
      problems.push(...(await page.evaluate(lookAtFocus)))
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
  for (const [key, count] of [
    ['Space', 0],
    ['Enter', 1],
  ] as const) {
    await questions.last().press(key)
    await expect(open).toHaveCount(count)
  }
})
