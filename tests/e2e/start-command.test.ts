import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../helpers/command-test.ts'
import { goTo } from '../helpers/go-to.ts'
import { expect } from '../helpers/site-test.ts'

test.setTimeout(240_000)

test('npm start serves the site with its services, and ends', async ({ startCommand, page }) => {
  const { address, end } = await startCommand('start with-inbox')
  const affiliate = address('The affiliate site')
  const inbox = address('Its form’s inbox')
  await goTo(page, affiliate)
  await expect(page.getByTestId('brand-card')).toHaveCount(10)
  await goTo(page, address('in Finnish'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await goTo(page, address('The social casino'))
  await page.getByTestId('game-card').getByRole('link').first().click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().getByRole('button', { name: 'Spin' })).toBeVisible()
  const game = (await frame.getAttribute('src')) ?? ''
  expect(await (await fetch(inbox)).json()).toEqual([])

  await end()
  for (const server of [affiliate, inbox, game]) await expect(fetch(server)).rejects.toThrow()
})

test('a signal to npm ends what serves, and a build with its bundler', async ({ startCommand }) => {
  const compare = await startCommand('compare')
  expect((await fetch(compare.address('Compare the two variants'))).status).toBe(200)
  await compare.end()

  const forgetBundles = (root: string) => rmSync(join(root, '.build'), { recursive: true })
  const build = await startCommand('build', /scripts/, forgetBundles)
  await expect.poll(() => build.processes().join()).toContain('vike')
  await build.end()
})
