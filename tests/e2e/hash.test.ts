import type { Page } from 'playwright/test'
import { goTo, rewrite, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

test.use({ expectedErrors: ['status of 404'] })

const questions = (page: Page) => page.locator('.faq details')
const idOf = (page: Page, index: number) =>
  questions(page)
    .nth(index)
    .evaluate(({ id }) => id)

/** Checks that only one question is open, that it is in view, and that the hash names it. */
async function expectOpen(page: Page, index: number): Promise<void> {
  const question = questions(page).nth(index)
  await expect(question).toHaveJSProperty('open', true)
  await expect(question.locator('summary')).toBeInViewport()
  await expect(page.locator('.faq details[open]')).toHaveCount(1)
}

test('a hash opens the question that it names, in every way in which an address changes', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/'))
  const [first, second, third] = [await idOf(page, 0), await idOf(page, 1), await idOf(page, 2)]
  const summary = questions(page).nth(1).locator('summary')

  await test.step('from outside, and after a reload', async () => {
    await page.goto('about:blank')
    await goTo(page, variantAddress('social', `/#${second}`))
    await expectOpen(page, 1)
    await page.reload()
    await expectOpen(page, 1)
  })
  await test.step('what the visitor has closed stays closed while React arrives', async () => {
    await page.goto('about:blank')
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
    await page.goto(variantAddress('social', `/#${second}`))
    await expectOpen(page, 1)
    await summary.click()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length)
    await expect(page.locator('.faq details[open]')).toHaveCount(0)
  })
  await test.step('an address that is typed, Back and Forward', async () => {
    await page.goto(variantAddress('social', `/#${first}`))
    await expectOpen(page, 0)
    await page.goto(variantAddress('social', `/#${third}`))
    await expectOpen(page, 2)
    await page.goBack()
    await expectOpen(page, 0)
    await page.goForward()
    await expectOpen(page, 2)
  })
  await test.step('a link in the page, also a second time', async () => {
    await page.evaluate(hash => {
      const link = Object.assign(document.createElement('a'), { href: hash, textContent: 'ask' })
      document.querySelector('h1')?.append(link)
    }, `#${second}`)
    const link = page.getByRole('link', { name: 'ask' })
    await link.click()
    await expectOpen(page, 1)
    await summary.click()
    await expect(page.locator('.faq details[open]')).toHaveCount(0)
    await link.click()
    await expectOpen(page, 1)
  })
  await test.step('the router, which goes to another page and back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'temple' }).click()
    await expect(page.locator('iframe')).toBeVisible()
    await page.goBack()
    await expect(questions(page).nth(1)).toHaveJSProperty('open', true)
  })
  await test.step('an address without a file of its own', async () => {
    await goTo(page, variantAddress('social', `/au#${third}`))
    await expectOpen(page, 2)
    await page.reload()
    await expectOpen(page, 2)
  })
})

test('a link of the router to a question opens it', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  const id = await idOf(page, 2)
  // The text's first link leads to the question.
  await rewrite(page, /\.json$/, 'https://link-1.example/', `/#${id}`)
  await goTo(page, variantAddress('social', '/privacy-policy'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'cookie-policy' }).click()
  await page.getByRole('link', { name: 'social cookie-policy link 1' }).click()
  await expectOpen(page, 2)
})
