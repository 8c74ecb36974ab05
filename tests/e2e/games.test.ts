import { goTo, hold, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

test.use({ expectedErrors: ['Unsafe attempt to initiate navigation'] })

const provider = process.env.TEST_GAMES ?? ''

test('each game page frames a demo game, to be played and no more', async ({ page, baseURL }) => {
  expect(provider).not.toBe(baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frame = page.locator('iframe')
  const game = page.frameLocator('iframe')
  for (const path of specPages.social.games) {
    await goTo(page, variantAddress('social', path))
    await expect(frame).toHaveAttribute('src', `${provider}${path}`)
    await expect(frame).toHaveAttribute('title', (await page.locator('h1').textContent()) ?? '')
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation).*allow-scripts/)
    await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
    for (const [step, message] of [
      [0, 'You win 1000 credits: three of eggs.'],
      [0.3, 'No win this time.'],
    ] as const) {
      await game.locator('body').evaluate((_, step) => {
        let drawn = 0
        Math.random = () => step * (drawn++ % 3)
      }, step)
      await game.getByRole('button', { name: 'Spin' }).click()
      await expect(game.getByRole('status')).toHaveText(message)
    }
    await expect(game.locator('#credits')).toHaveText('1,980')
  }
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  expect(width * height).toBeGreaterThan(0.6 * 1280 * 720)

  // A game that wants to lead its visitor away cannot.
  const leave = () => window.top?.location.assign('https://example.com/')
  await expect(game.locator('body').evaluate(leave)).rejects.toThrow('SecurityError')
  await expect(page).toHaveURL(/temple/)

  // From one game to another, the other one is loaded.
  await page.getByRole('banner').getByRole('link', { name: 'Bacon Slot' }).click()
  await expect(frame).toHaveAttribute('src', `${provider}/bacon-slot`)
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
  await expect(game.locator('#credits')).toHaveText('1,000')

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open it in a new tab' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(`${provider}/bacon-slot`)
  expect(await tab.evaluate(() => window.opener)).toBe(null)
})

test('the page says that a game is loading until it is there, whether React or the game comes first', async ({
  page,
}) => {
  const place = page.locator('.game')
  for (const [held, seen] of [
    [`${provider}/temple`, page.getByText('The game is loading')],
    ['**/assets/**/*.js', page.frameLocator('iframe').getByRole('button', { name: 'Spin' })],
  ] as const) {
    const letCome = await hold(page, held)
    // A held frame holds back the page's load event, for which goTo would wait.
    await page.goto(variantAddress('social', '/temple'), { waitUntil: 'commit' })
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await expect(seen).toBeInViewport()
    letCome()
    await expect(place).toHaveAttribute('aria-busy', 'false')
  }
})

test('a game page without an address says so, and offers other games', async ({ page }) => {
  const address = process.env.TEST_OTHER_SITE + variantAddress('social', '/bacon-slot')
  const answer = await goTo(page, address)
  await expect(page.getByText('This game is not available at the moment')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const links = page.getByTestId('game-card').getByRole('link')
  await expect(links).toHaveCount(2)
  expect(await answer?.text()).not.toContain('localhost')
  await links.first().click()
  await expect(page).toHaveURL(/\/book-of-dead$/)
  await expect(page.locator('iframe')).toHaveCount(1)
})
