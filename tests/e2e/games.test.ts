import { goTo, hold, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

test.use({ expectedErrors: ['Unsafe attempt to initiate navigation'] })

const provider = () => process.env.TEST_GAMES ?? ''

test('each game page frames a demo game, to be played and no more', async ({ page, baseURL }) => {
  expect(provider()).not.toBe(baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = page.locator('iframe')
  const game = page.frameLocator('iframe')
  for (const path of specPages.social.games) {
    await goTo(page, variantAddress('social', path))
    await expect(frame).toHaveCount(1)
    await expect(frame).toHaveAttribute('src', `${provider()}${path}`)
    await expect(frame).toHaveAttribute('title', (await page.locator('h1').textContent()) ?? '')
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/)
    await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
    for (const [chances, message] of [
      [[0, 0, 0], 'You win 1000 credits: three of eggs.'],
      [[0, 0, 0.5], 'No win this time.'],
    ] as const) {
      await game.locator('body').evaluate((_, chances) => {
        let drawn = 0
        Math.random = () => chances[drawn++ % 3] ?? 0
      }, chances)
      await game.getByRole('button', { name: 'Spin' }).click()
      await expect(game.getByRole('status')).toHaveText(message)
    }
    await expect(game.locator('#credits')).toHaveText('1,980')
  }
  const box = await frame.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(0.6 * width * height)

  // A game that wants to lead its visitor away cannot.
  const leave = () => window.top?.location.assign('https://example.com/')
  await expect(game.locator('body').evaluate(leave)).rejects.toThrow('SecurityError')
  await expect(page).toHaveURL(/temple/)

  // From one game to another, the other one is loaded.
  await page.getByRole('banner').getByRole('link', { name: 'Bacon Slot' }).click()
  await expect(frame).toHaveAttribute('src', `${provider()}/bacon-slot`)
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
  await expect(game.locator('#credits')).toHaveText('1,000')

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open it in a new tab' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(`${provider()}/bacon-slot`)
  expect(await tab.evaluate(() => window.opener)).toBe(null)
})

test('until the game is there the page says that it is loading', async ({ page }) => {
  const letCome = await hold(page, `${provider()}/temple`)
  // The held frame holds back the page's load event, for which goTo would wait.
  await page.goto(variantAddress('social', '/temple'), { waitUntil: 'commit' })
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('The game is loading')).toBeInViewport()
  letCome()
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
})

test('a game that was there before React is not called loading', async ({ page }) => {
  const letCome = await hold(page, '**/assets/**/*.js')
  await page.goto(variantAddress('social', '/temple'))
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()
  letCome()
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
})

test('a game page without an address says so, and offers other games', async ({ page }) => {
  const address = process.env.TEST_OTHER_SITE + variantAddress('social', '/bacon-slot')
  const answer = await goTo(page, address)
  await expect(page.getByText('This game is not here at the moment')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const links = page.getByTestId('game-card').getByRole('link')
  await expect(links).toHaveCount(2)
  expect(await answer?.text()).not.toContain('localhost')
  await links.first().click()
  await expect(page).toHaveURL(/\/book-of-dead$/)
  await expect(page.locator('iframe')).toHaveCount(1)
})
