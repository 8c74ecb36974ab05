import { expect, test } from '../helpers/site-test.ts'
import { specPagesOf } from '../helpers/spec-pages.ts'

test.use({ javaScriptEnabled: false })

test('without scripts every page of the social casino reads', async ({ page }) => {
  for (const path of specPagesOf('social')) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#spinner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText('18')
    await expect(page.getByTestId('brand-card')).toHaveCount(0)
  }
})

test('without scripts links lead, questions open and the menu opens', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Temple' }).click()
  await expect(page).toHaveURL(/\/temple\/?$/)
  await expect(page.locator('iframe')).toBeVisible()
})
