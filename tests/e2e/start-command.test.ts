import { test } from '../helpers/command-test.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect } from '../helpers/site-test.ts'

test.setTimeout(240_000)

test('npm start builds and serves the site with its services, and names their addresses', async ({
  startCommand,
  page,
}) => {
  const { address } = await startCommand('start', 'with-inbox')
  await goTo(page, address('The affiliate site'))
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await goTo(page, address('in Finnish'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await goTo(page, address('The social casino'))
  await page.getByTestId('game-card').getByRole('link').first().click()
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await (await page.request.get(address('Its form’s inbox'))).json()).toEqual([])
})
