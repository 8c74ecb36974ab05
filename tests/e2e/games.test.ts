import { axeSource } from '../../scripts/compare/serve-comparison.ts'
import { goTo, hold, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

test.use({ expectedErrors: ['Unsafe attempt to initiate navigation'] })

const provider = process.env.TEST_GAMES ?? ''

test('each game page shows its game, which cannot leave its frame', async ({ page }) => {
  const frame = page.locator('iframe')
  const game = page.frameLocator('iframe')
  for (const path of specPages.social.games) {
    const isOwn = path === '/bacon-slot'
    await goTo(page, variantAddress('social', path))
    await expect(frame).toHaveAttribute('src', isOwn ? '/slot/en' : `${provider}${path}`)
    await expect(frame).toHaveAttribute('title', (await page.locator('h1').textContent()) ?? '')
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect(frame).toHaveAttribute(
      'sandbox',
      isOwn ? 'allow-scripts' : /^(?!.*top-navigation).*allow-scripts/,
    )
    await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
    await expect(game.getByRole('heading')).toBeVisible()
  }
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  expect(width * height).toBeGreaterThan(0.6 * 1280 * 720)

  // A game cannot navigate the page.
  const leave = () => window.top?.location.assign('https://example.com/')
  await expect(game.locator('body').evaluate(leave)).rejects.toThrow('SecurityError')
  await expect(page).toHaveURL(/temple/)

  // A link to another game loads that game.
  await page.getByRole('banner').getByRole('link', { name: 'Bacon Slot' }).click()
  await expect(frame).toHaveAttribute('src', '/slot/en')
  await expect(page.locator('.game')).toHaveAttribute('aria-busy', 'false')
  await expect(game.locator('#credits')).toHaveText('1,000')

  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open it in a new tab' }).click()
  const tab = await opened
  await expect(tab).toHaveURL('/slot/en')
  expect(await tab.evaluate(() => window.opener)).toBe(null)
})

test('our own slot works by keys, pays what it says, and makes no request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => request.frame().parentFrame() && asked.push(request.url()))
  await goTo(page, variantAddress('social', '/fi/bacon-slot'))
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Pyöräytä' })
  for (const [motion, draws, reels, message, credits] of [
    ['no-preference', [0, 0, 0], 'pekoni, pekoni, pekoni', 'Voitit 400 krediittiä.', '1 390'],
    ['reduce', [0.9, 0, 0], 'paahtoleipä, pekoni, pekoni', 'Voitit 20 krediittiä.', '1 400'],
    ['reduce', [0.9, 0.9, 0], 'paahtoleipä, paahtoleipä, pekoni', 'Ei voittoa tällä', '1 390'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await game.locator('body').evaluate((_, draws) => {
      const left = [...draws]
      Math.random = () => left.shift() ?? 0
    }, draws)
    await spin.press('Enter')
    await expect(game.getByRole('status')).toContainText(`${reels}. ${message}`)
    await expect(game.locator('#reels')).toHaveAccessibleName(reels)
    await expect(game.locator('#credits')).toHaveText(credits)
  }
  expect(asked).toEqual([expect.stringMatching(/\/slot\/fi$/)])

  await page.goto('/slot/fi')
  expect(await page.locator('html').getAttribute('lang')).toBe('fi')
  expect(await page.content()).not.toMatch(/[">]\{\w+\}|\{slot/)
  const { violations } = await page.evaluate<{ violations: unknown[] }>(`${axeSource};axe.run()`)
  expect(violations).toEqual([])
})

test('a game page says that the game is loading until it has loaded', async ({ page }) => {
  const place = page.locator('.game')
  // The game or React can be the last to load.
  for (const [held, isBusy, seen] of [
    [`${provider}/temple`, 'true', page.getByText('The game is loading')],
    ['**/assets/**/*.js', 'false', page.frameLocator('iframe').getByRole('heading')],
  ] as const) {
    const letCome = await hold(page, held)
    // goTo waits for the load event, which the frame delays.
    await page.goto(variantAddress('social', '/temple'), { waitUntil: 'commit' })
    // Without scripts nothing would say that the game has loaded.
    await expect(place).toHaveAttribute('aria-busy', isBusy)
    await expect(seen).toBeInViewport()
    letCome()
    await expect(place).toHaveAttribute('aria-busy', 'false')
  }
})

test('an unavailable game says so, comes last and offers the others', async ({ page }) => {
  const at = (path: string) => process.env.TEST_OTHER_SITE + variantAddress('social', path)
  const missing = 'This game is not available at the moment.'
  const cards = page.getByTestId('game-card')
  await goTo(page, at('/'))
  await expect(cards.getByRole('heading')).toHaveText(['Book of Dead', 'Temple', 'Bacon Slot'])
  await expect(cards.last().getByRole('link')).toHaveCount(0)
  await expect(cards.last()).toContainText(missing)
  const answer = await goTo(page, at('/bacon-slot'))
  await expect(page.getByText(missing)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const links = cards.getByRole('link')
  await expect(links).toHaveCount(2)
  expect(await answer?.text()).not.toContain('localhost')
  await links.first().click()
  await expect(page).toHaveURL(/\/book-of-dead$/)
  await expect(page.locator('iframe')).toHaveCount(1)
})
