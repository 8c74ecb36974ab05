import { goTo } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

test('the home page lists the ten brands of the info service', async ({ page }) => {
  await goTo(page, '/')
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await expect(page).toHaveTitle('Best online Casinos in New Zealand')
})

test('the info service can choose the social casino', async ({ page }) => {
  await goTo(page, '/?secretkey=social')
  await expect(page).toHaveTitle('Best social casino games in New Zealand')
  await expect(page.getByTestId('game-card')).toHaveCount(3)
})
