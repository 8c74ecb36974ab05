import type { Request } from 'playwright/test'
import { variants } from '../../shared/site-info/site-info.ts'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo, hold, hydrated } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { faces } from '../helpers/spec-pages.ts'

for (const { variant, stylesheet, scenario } of faces) {
  test(`the answer ${scenario} shows that site alone from the first frame`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
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
    const cards = page.getByTestId(/^(brand|game)-card$/)
    await expect(cards).toHaveCount(variant === 'affiliate' ? 10 : 3)
    await expect(cards.first()).toBeVisible()
    expect(await stylesheetsInForce(page)).toEqual([stylesheet])
    // What the browser's own bars take, and what the page stands on.
    const [bars = '', ground = '', scheme] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color =
        document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content ?? ''
      const { backgroundColor, colorScheme } = getComputedStyle(document.body)
      return [getComputedStyle(probe).color, backgroundColor, colorScheme]
    })
    expect(bars).toBe(ground)
    expect(scheme).toBe(stylesheet === 'Black.css' ? 'dark' : 'light')
    expect(await page.evaluate('seen()')).toEqual({
      headings: [
        variant === 'affiliate'
          ? 'Best Online Casinos in New Zealand'
          : 'Casino games, just for fun',
      ],
      grounds: [ground],
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

test('while the service is asked, a spinner shows and nothing of the page', async ({ context }) => {
  const look = async (path: string) => {
    const page = await context.newPage()
    const answer = await hold(page, '**/api/**')
    await page.goto(path, { waitUntil: 'commit' })
    const spinner = page.getByRole('status').first()
    await expect(spinner).toBeVisible()
    // The picture at the top of the social page comes meanwhile.
    for (const picture of await page.locator('.hero-art').all())
      await expect(picture).toHaveJSProperty('naturalWidth', 640)
    await expect(page.locator('footer').first()).toBeAttached()
    expect(await spinner.boundingBox()).toMatchObject({ y: 0, ...page.viewportSize() })
    await expect(page.locator('header, main, footer').filter({ visible: true })).toHaveCount(0)
    answer()
    await expect(page.locator('#spinner')).toBeHidden()
    await expect(page.getByRole('main')).toBeVisible()
  }
  await Promise.all(['/', '/poker', '/temple', '/privacy-policy'].map(look))
})

test('React comes when all cards are shown, or with the first sign of a hand', async ({ page }) => {
  const timeOf = (what: string) =>
    page.evaluate(
      what => performance.getEntries().find(({ name }) => name.endsWith(what))?.startTime,
      what,
    )
  await goTo(page, '/?secretkey=many-brands')
  const shown = await timeOf('all-cards-shown')
  expect(await timeOf('.js')).toBeGreaterThan(shown ?? Number.POSITIVE_INFINITY)

  await page.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
  })
  for (const sign of ['keydown', 'pointerdown', 'focusin']) {
    await page.goto('/')
    await expect.poll(() => timeOf('all-cards-shown')).toBeGreaterThan(0)
    expect(await timeOf('.js'), 'no idle time').toBe(undefined)
    await page.locator('body').dispatchEvent(sign, { bubbles: true })
    await hydrated(page)
  }
  await page.goto('/')
  await expect.poll(() => timeOf('all-cards-shown')).toBeGreaterThan(0)
  const link = page.getByRole('banner').getByRole('link', { name: 'Poker' })
  await link.evaluate((link: HTMLElement) => link.click())
  await expect(page, 'a document').toHaveURL(/\/poker$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')
})

test('the call leaves first, over the connection of the page alone', async ({ page, baseURL }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const connections = new Map<string, number>()
  devTools.on('Network.responseReceived', ({ response }) => {
    connections.set(new URL(response.url).pathname, response.connectionId)
  })
  const asked: Request[] = []
  page.on('request', request => asked.push(request))
  for (const variant of variants) {
    asked.length = 0
    const gclid = '<script>window.__pwn=1</script>'
    const address = `/fi/poker?secretkey=${variant}&gclid=${encodeURIComponent(gclid)}&secretkey=x`
    await goTo(page, address)
    await page.waitForLoadState('networkidle')
    const addresses = asked.map(request => request.url())
    const service = `${baseURL}/api/getwebsiteinfo/`
    expect(addresses.slice(0, 2)).toEqual([`${baseURL}${address}`, service])
    expect(addresses.filter(url => new URL(url).origin !== baseURL)).toEqual([])
    expect(connections.get('/fi/poker')).toBeGreaterThan(0)
    expect(connections.get('/api/getwebsiteinfo/')).toBe(connections.get('/fi/poker'))
    const call = asked[1]
    expect(call?.method()).toBe('POST')
    expect(call?.postDataJSON()).toEqual({
      webSiteName: '127/fi',
      secretKey: variant,
      gclid,
    })
    expect(call?.headers()).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'stand-in-key',
    })
    await expect(page.getByText('__pwn')).toHaveCount(0)
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  }
})
