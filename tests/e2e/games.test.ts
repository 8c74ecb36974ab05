import type { Locator, Route } from 'playwright/test'
import { prizes, stake } from '../../variants/social/slot/slot-rules.ts'
import { axeSource } from '../helpers/expect-accessible.ts'
import { goTo, hold, hydrated, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { specPages } from '../helpers/spec-pages.ts'

const provider = process.env.TEST_GAMES ?? ''

test('each game page shows its game, also after a link from another game', async ({ page }) => {
  const frame = page.locator('iframe')
  const game = page.frameLocator('iframe')
  for (const path of specPages.social.games) {
    await goTo(page, variantAddress('social', path))
    const address = path === '/bacon-slot' ? '/slot/en' : `${provider}${path}`
    await expect(frame).toHaveAttribute('src', address)
    await expect(frame).toHaveAttribute('title', (await page.locator('h1').textContent()) ?? '')
    await expect(frame).toHaveAttribute('allow', /autoplay.*fullscreen/)
    await expect(page.locator('.game-loading')).toHaveCount(0)
    await expect(game.getByRole('heading')).toBeVisible()
  }

  await page.getByRole('banner').getByRole('link', { name: 'bacon-slot' }).click()
  await expect(frame).toHaveAttribute('src', '/slot/en')
  await expect(page.locator('.game-loading')).toHaveCount(0)
  await expect(game.locator('#credits')).toHaveText('1,000')
})

test('our own slot pays what it shows, once for each press, by keys and without a request', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => request.frame().parentFrame() && asked.push(request.url()))
  await goTo(page, variantAddress('social', '/fi/bacon-slot'))
  await page.locator('.full-screen').press('Tab')
  await expect(page.locator('iframe'), 'the game is next').toBeFocused()
  const game = page.frameLocator('iframe')
  const [spin, result, reels] = [
    game.locator('#spin'),
    game.locator('#result'),
    game.locator('#reels'),
  ]
  const numberIn = async (place: Locator) =>
    Number((await place.textContent())?.match(/\d/g)?.join(''))
  const symbols = Object.keys(prizes)
  let credits = 1000
  for (const [motion, drawn, cell, celebrates] of [
    ['no-preference', ['bacon', 'bacon', 'bacon'], 'bacon-3', 'big'],
    ['reduce', ['toast', 'bacon', 'bacon'], 'bacon-2', 'small'],
    // It pays the stake back, which is no win.
    ['reduce', ['egg', 'toast', 'egg'], 'egg-2', ''],
    ['reduce', ['toast', 'toast', 'bacon'], null, ''],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await game.locator('body').evaluate(
      (_, draws) => {
        const left = [...draws]
        Math.random = () => left.shift() ?? 0
      },
      drawn.map(symbol => symbols.indexOf(symbol) / symbols.length),
    )
    if (motion === 'reduce') {
      await spin.press('Enter')
    } else {
      // The second press comes while the reels turn: it costs nothing, and draws nothing.
      await spin.dblclick()
    }
    await game.locator('body').evaluate(() => {
      for (const reel of document.getAnimations()) {
        reel.finish()
      }
    })
    await expect(spin).not.toHaveAttribute('aria-disabled')
    // The drawn symbol is between two others, which can be seen in part.
    const uses = reels.locator('svg:nth-child(2) use')
    await expect(uses).toHaveCount(3)
    for (const [index, symbol] of drawn.entries()) {
      await expect(uses.nth(index)).toHaveAttribute('href', `#${symbol}`)
    }
    const names = drawn.map(symbol =>
      game.locator(`#${symbol}-pays svg`).getAttribute('aria-label'),
    )
    await expect(reels).toHaveAccessibleName((await Promise.all(names)).join(', '))
    await expect(result).toContainText((await reels.getAttribute('aria-label')) ?? '')
    await expect(game.locator('main')).toHaveClass(celebrates)
    await expect(game.locator('td.won')).toHaveCount(celebrates ? 1 : 0)
    const pays = cell ? await numberIn(game.locator(`#${cell}`)) : 0
    credits += pays - stake
    expect(await numberIn(game.locator('#credits'))).toBe(credits)
    expect(await numberIn(game.locator('#prize'))).toBe(celebrates ? pays : 0)
    if (celebrates) {
      await expect(result).toContainText(`${pays}`)
    }
  }
  expect(asked).toEqual([expect.stringMatching(/\/slot\/fi$/)])

  await page.goto('/slot/fi')
  expect(await page.locator('html').getAttribute('lang')).toBe('fi')
  expect(await page.content()).not.toMatch(/[">]\{\w+\}|\{slot/)
  const { violations } = await page.evaluate<{ violations: unknown[] }>(`${axeSource};axe.run()`)
  expect(violations).toEqual([])
})

test('the reels and their button are on the first screen of a phone on its side', async ({
  page,
}) => {
  await goTo(page, variantAddress('social', '/bacon-slot'))
  const game = page.frameLocator('iframe')
  for (const [width, height] of [
    [844, 390],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [game.locator('#reels'), game.locator('#spin'), game.locator('#credits')]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('a game page says that the game is loading until it has loaded', async ({ page }) => {
  const loading = page.locator('.game-loading')
  // The game or React can be the last to load.
  for (const [held, seen] of [
    [`${provider}/temple`, loading],
    ['**/assets/**/*.js', page.frameLocator('iframe').getByRole('heading')],
  ] as const) {
    const letCome = await hold(page, held)
    // goTo waits for the load event, which the frame delays.
    await page.goto(variantAddress('social', '/temple'), { waitUntil: 'commit' })
    await expect(seen).toBeInViewport()
    letCome()
    await expect(loading).toHaveCount(0)
  }
})

test('a game that is opened again says again that it is loading', async ({ page }) => {
  const loading = page.locator('.game-loading')
  const menu = page.getByRole('banner')
  await goTo(page, variantAddress('social', '/temple'))
  await expect(loading).toHaveCount(0)
  await menu.getByRole('link', { name: 'bacon-slot' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', '/slot/en')
  await expect(loading).toHaveCount(0)
  const letCome = await hold(page, `${provider}/temple`)
  await menu.getByRole('link', { name: 'temple' }).click()
  await expect(loading).toBeVisible()
  letCome()
  await expect(loading).toHaveCount(0)
})

test.describe('a game that fails', () => {
  test.use({ expectedErrors: [/temple|ERR_|status of 404|frame/i] })

  test('leaves a line on the screen with what to do, and loads when the visitor tries again', async ({
    page,
  }) => {
    const address = `${provider}/temple`
    const line = page.locator('.game-trouble')
    for (const fail of [
      (route: Route) => route.abort('connectionrefused'),
      (route: Route) => route.fulfill({ status: 404 }),
      (route: Route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'game' }),
      (route: Route) => route.fulfill({ status: 204 }),
    ]) {
      await page.route(address, fail)
      await page.goto(variantAddress('social', '/temple'), { waitUntil: 'commit' })
      await hydrated(page)
      await expect(line).toBeInViewport({ ratio: 1 })
      await expect(line.getByRole('link')).toHaveAttribute('href', address)
      await page.unroute(address)
      await line.getByRole('button').click()
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    }
  })
})

test('a browser that believes to be offline changes only the words, and the game loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
  })
  await goTo(page, variantAddress('social', '/'))
  await page.locator('header a[href$="/temple"]').click()
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  await expect(page.locator('.game-trouble').getByRole('status')).toHaveText('game offline')
})

test('without a connection a game page says so, and a game that has loaded stays', async ({
  page,
}) => {
  // The reels show their symbols at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, variantAddress('social', '/'))
  const status = page.locator('.game-trouble').getByRole('status')
  const spin = page.frameLocator('iframe').locator('#spin')
  await page.context().setOffline(true)
  await page.locator('header a[href$="/bacon-slot"]').click()
  await expect(status).toHaveText('game offline')
  await page.context().setOffline(false)
  await expect(status).toHaveText('game trouble')
  await page.locator('.game-trouble').getByRole('button').click()
  await expect(spin).toBeVisible()
  await page.context().setOffline(true)
  await spin.click()
  await expect(spin).not.toHaveAttribute('aria-disabled')
})

test('the hero opens the first game, and a game page offers the others', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  await page.locator('.hero').getByRole('link').click()
  await expect(page.locator('iframe')).toHaveAttribute('src', '/slot/en')
  await expect(page.locator('.game-card').getByRole('heading')).toHaveText([
    'social book-of-dead heading',
    'social temple heading',
  ])
})

test('a phone shows the three games on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await goTo(page, variantAddress('social', '/'))
  const cards = page.locator('.game-card')
  await expect(cards).toHaveCount(3)
  const [first, last] = [await cards.first().boundingBox(), await cards.last().boundingBox()]
  const bar = await page.locator('header').boundingBox()
  const height = (last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)
  expect(height).toBeLessThanOrEqual(640 - (bar?.height ?? 0))
})

test('on a phone at most 12% of the screen is above a game, and help is below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, variantAddress('social', '/temple'))
  const game = await page.locator('.game-place').boundingBox()
  const help = page.locator('.game-trouble')
  expect(game?.y).toBeLessThanOrEqual(0.12 * 844)
  expect((await help.boundingBox())?.y).toBeGreaterThanOrEqual(
    (game?.y ?? 0) + (game?.height ?? 0) - 1,
  )
  await expect(help).toBeInViewport({ ratio: 1 })
})

test('in a wide window the form is next to its words and the questions', async ({ page }) => {
  await goTo(page, variantAddress('social', '/'))
  const form = await page.locator('.contact-form').boundingBox()
  const words = await page.locator('#contact h2').first().boundingBox()
  const questions = await page.locator('#faq').boundingBox()
  expect(form?.y).toBeLessThanOrEqual(words?.y ?? 0)
  expect(form?.x).toBeGreaterThan((questions?.x ?? 0) + (questions?.width ?? 0))
  expect(questions?.x).toBe(words?.x)
})

test('an unavailable game says so, comes last and offers the others', async ({ page }) => {
  const at = (path: string) => process.env.TEST_OTHER_SITE + variantAddress('social', path)
  const missing = 'game missing'
  const cards = page.locator('.game-card')
  await goTo(page, at('/'))
  await expect(cards.getByRole('heading')).toHaveText([
    'social book-of-dead heading',
    'social temple heading',
    'social bacon-slot heading',
  ])
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

test('a launcher can redirect to another host of its provider, which can fill the screen', async ({
  page,
}) => {
  const [launcher, host] = [`${provider}/temple`, 'https://games.provider.example/']
  const contentType = 'text/html'
  await page.route(launcher, route =>
    route.fulfill({ contentType, body: `<script>location.replace('${host}')</script>` }),
  )
  const button = '<button onclick="document.documentElement.requestFullscreen()">fill</button>'
  await page.route(host, route => route.fulfill({ contentType, body: button }))
  await goTo(page, variantAddress('social', '/temple'))
  const fill = page.frameLocator('iframe').getByRole('button', { name: 'fill' })
  await fill.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('iframe')
  const mayPlay = await fill.evaluate(
    ({ ownerDocument }) =>
      'featurePolicy' in ownerDocument &&
      (ownerDocument.featurePolicy as { allowsFeature(name: string): boolean }).allowsFeature(
        'autoplay',
      ),
  )
  expect(mayPlay, 'its sound may play by itself').toBe(true)
})
