import { goTo } from '../helpers/go-to.ts'
import { labels } from '../helpers/site-pages.ts'
import { expect, test } from '../helpers/site-test.ts'

const phone = { width: 390, height: 844 }

test('the first stop is a link that skips to the content', async ({ page }) => {
  await goTo(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: labels.affiliate.skipToContent })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const variant of ['affiliate', 'social'] as const) {
  const { mainMenu, openMenu, closeMenu } = labels[variant]

  test(`${variant}: the menu opens, leads on and closes by keyboard`, async ({ page }) => {
    await page.setViewportSize(phone)
    await goTo(page, `/?secretkey=${variant}`)
    const burger = page.getByRole('button', { name: openMenu })
    const menu = page.getByRole('navigation', { name: mainMenu })
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    const exit = page.getByRole('button', { name: closeMenu })
    await expect(exit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()

    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const link = menu.getByRole('link').first()
    await expect(link).toBeFocused()
    const target = await link.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(target)
  })

  test(`${variant}: every stop of the keyboard shows itself, in the order of the page`, async ({
    page,
  }) => {
    // Without it the page is still scrolling to a stop when it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, `/?secretkey=${variant}`)
    const stops = await page
      .locator('a[href]:visible, button:visible, input, textarea, summary')
      .count()
    const problems: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      problems.push(...(await page.evaluate(lookAtFocus)))
    }
    expect(problems).toEqual([])
  })
}

/** What is wrong with where the focus is: out of sight, covered, without a ring, or further up. */
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

test('a list of payments opens and closes by keyboard', async ({ page }) => {
  await goTo(page, '/')
  const button = page.getByTestId('brand-card').first().locator('.more-payments')
  const list = page.locator('.all-payments').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test('one question or none is open, by keyboard', async ({ page }) => {
  await goTo(page, '/?secretkey=social')
  const questions = page.locator('#faq details')
  const open = page.locator('#faq details[open]')
  await questions.nth(0).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(questions.nth(1).locator('summary')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(0)
})

test('a message is written and sent by keyboard, and the result is where the focus is', async ({
  page,
}) => {
  await goTo(page, '/contact?secretkey=social')
  await page.getByLabel(labels.social.name).focus()
  await page.keyboard.type('Aroha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  const email = page.getByLabel(labels.social.email)
  await expect(email).toBeFocused()
  expect(await email.evaluate(field => field.matches(':invalid'))).toBe(true)
  await email.fill('aroha@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kia ora')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const result = page.getByText(labels.social.sent)
  await expect(result).toBeFocused()
})
