import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { variantAddress } from '../helpers/variant-address.ts'

test('one question is open or none: opening one closes the other, clicking it closes it', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/'))
  const open = page.locator('#faq details[open]')
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveCount(4)
  await expect(open).toHaveCount(0)
  for (const question of await questions.all()) {
    await question.click()
    await expect(open).toHaveCount(1)
    await expect(open.locator('summary')).toHaveText((await question.textContent()) ?? '')
    await expect(open.locator('p').first()).toBeVisible()
  }
  await questions.last().click()
  await expect(open).toHaveCount(0)
  await questions.first().press('Enter')
  await expect(open).toHaveCount(1)
})
