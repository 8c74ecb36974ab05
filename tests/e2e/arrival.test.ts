import type { Page, Request } from 'playwright/test'
import { faces } from '../../scripts/stand-ins/scenarios.ts'
import { variants } from '../../shared/site-info/site-info.ts'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo, hydrated, variantAddress } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'

for (const { variant, stylesheet, scenario } of faces) {
  test(`the answer ${scenario} shows the ${variant} site alone, in ${stylesheet} from the first frame`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      const headings = new Set<string>()
      const grounds = new Set<string>()
      Object.assign(window, { seen: () => ({ headings: [...headings], grounds: [...grounds] }) })
      const look = (): void => {
        for (const each of document.querySelectorAll('h1')) {
          const isSeen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          if (isSeen) headings.add((each.textContent ?? '').split(' - ')[0] ?? '')
        }
        const { body, documentElement } = document
        const isAnswered = performance.getEntriesByName('info-answered').length > 0
        const isArriving = !isAnswered || documentElement.matches('.loading')
        if (body && !isArriving) grounds.add(getComputedStyle(body).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    await goTo(page, `/?secretkey=${scenario}`)
    const cards = page.getByTestId(variant === 'affiliate' ? 'brand-card' : 'game-card')
    await expect(cards.first()).toBeVisible()
    await expect(page.getByTestId(/^(brand|game)-card$/)).toHaveCount(
      variant === 'affiliate' ? 10 : 3,
    )
    expect(await stylesheetsInForce(page)).toEqual([stylesheet])
    expect(await page.evaluate('seen()')).toEqual({
      headings: [
        variant === 'affiliate'
          ? 'Best Online Casinos in New Zealand'
          : 'Casino games, just for fun',
      ],
      grounds: [await page.evaluate(() => getComputedStyle(document.body).backgroundColor)],
    })
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    )
    expect(marks).toEqual([
      'info-asked',
      'info-answered',
      'cards-shown',
      'all-cards-shown',
      'hydrated',
    ])
  })
}

test('while the service is asked, a spinner of full height shows and nothing of the page', async ({
  page,
}) => {
  for (const path of ['/', '/poker', '/temple', '/privacy-policy']) {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/**', async route => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const spinner = page.getByRole('status').first()
    await expect(spinner).toBeVisible()
    // The pictures at the top of either page come meanwhile.
    for (const picture of await page.locator('img[fetchpriority]').all())
      await expect(picture).toHaveJSProperty('complete', true)
    await expect(page.locator('footer').first()).toBeAttached()
    expect(await spinner.boundingBox()).toMatchObject({ y: 0, ...page.viewportSize() })
    for (const part of ['header', 'main', 'footer']) {
      for (const each of await page.locator(part).all()) await expect(each).toBeHidden()
    }
    answer()
    await expect(page.locator('#spinner')).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
    await page.unroute('**/api/**')
  }
})

test('React comes when all cards are shown, or with the first sign of a hand', async ({ page }) => {
  const startOf = (script: string) =>
    page.evaluate(
      script =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(script))
          ?.startTime,
      script,
    )
  await goTo(page, '/?secretkey=many-brands')
  const shown = await page.evaluate(
    () => performance.getEntriesByName('all-cards-shown')[0]?.startTime,
  )
  expect(await startOf('.js')).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY)

  await page.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
  })
  for (const sign of ['keydown', 'pointerdown', 'focusin']) {
    await page.goto(variantAddress('affiliate', '/'))
    await page.waitForFunction(() => performance.getEntriesByName('all-cards-shown').length)
    expect(await startOf('.js'), 'no idle time').toBe(undefined)
    await page.locator('body').dispatchEvent(sign, { bubbles: true })
    await hydrated(page)
  }
  await page.goto(variantAddress('affiliate', '/'))
  await page.waitForFunction(() => performance.getEntriesByName('all-cards-shown').length)
  const link = page.getByRole('banner').getByRole('link', { name: 'Poker' })
  await link.evaluate((link: HTMLElement) => link.click())
  await expect(page, 'a document').toHaveURL(/\/poker$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')
})

test('the call is a POST of JSON with the key, and with what the address says', async ({
  page,
}) => {
  const calls = infoCalls(page)
  for (const [address, body] of [
    ['/', { webSiteName: '127', secretKey: null, gclid: null }],
    ['/fi/poker', { webSiteName: '127/fi', secretKey: null, gclid: null }],
    ['/poker?gclid=g1', { webSiteName: '127/poker', secretKey: null, gclid: 'g1' }],
    [
      '/?secretkey=social&gclid=a%20b&secretkey=x',
      { webSiteName: '127', secretKey: 'social', gclid: 'a b' },
    ],
  ] as const) {
    calls.length = 0
    await goTo(page, address)
    expect(calls).toHaveLength(1)
    const [call] = calls
    expect(call?.method()).toBe('POST')
    expect(new URL(call?.url() ?? '').pathname).toBe('/api/getwebsiteinfo/')
    expect(call?.postDataJSON()).toEqual(body)
    expect(call?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'stand-in-key',
    })
  }
})

for (const variant of variants) {
  test(`the ${variant} site asks once, whatever page one goes on to`, async ({ page }) => {
    const calls = infoCalls(page)
    await goTo(page, variantAddress(variant, '/'))
    const links = page.locator('header nav a, footer nav a[href^="/"]:not([hreflang])')
    for (const [index] of (await links.all()).entries()) {
      const target = await links.nth(index).getAttribute('href')
      await links.nth(index).click()
      await expect(page).toHaveURL(target ?? '')
    }
    await page.goBack()
    await page.goForward()
    expect(calls).toHaveLength(1)
  })
}

test('the call leaves before anything else, over the connection that the page came by; no other host is asked', async ({
  page,
  baseURL,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const connections = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ response }) => {
    connections.set(new URL(response.url).pathname, response.connectionId)
  })
  for (const variant of variants) {
    const asked: string[] = []
    const ask = (request: Request) => asked.push(request.url())
    page.on('request', ask)
    const address = variantAddress(variant, '/')
    await goTo(page, address)
    await page.waitForLoadState('networkidle')
    page.off('request', ask)
    expect(asked.slice(0, 2)).toEqual([`${baseURL}${address}`, `${baseURL}/api/getwebsiteinfo/`])
    expect(asked.filter(url => new URL(url).origin !== baseURL)).toEqual([])
    expect(connections.get('/')).toBeGreaterThan(0)
    expect(connections.get('/api/getwebsiteinfo/')).toBe(connections.get('/'))
  }
})

function infoCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request)
  })
  return calls
}
