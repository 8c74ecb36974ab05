import type { Page, Request } from 'playwright/test'
import { stylesheetsInForce } from '../helpers/expect-page.ts'
import { goTo, hold, hydrated } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { faces } from '../helpers/spec-pages.ts'

for (const { variant, stylesheet, scenario } of faces) {
  test(`the answer ${scenario} shows that site alone from the first frame`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    await page.addInitScript(() => {
      const looks = new Set<string>()
      Object.assign(window, { looks: () => [...looks] })
      requestAnimationFrame(function look() {
        requestAnimationFrame(look)
        for (const each of document.querySelectorAll('h1'))
          if (each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            looks.add(`${each.textContent} on ${getComputedStyle(document.body).backgroundColor}`)
      })
    })
    await goTo(page, `/?secretkey=${scenario}`)
    const cards = page.getByTestId(/^(brand|game)-card$/)
    await expect(cards).toHaveCount(variant === 'affiliate' ? 10 : 3)
    expect(await page.evaluate(stylesheetsInForce)).toEqual([stylesheet])
    const scheme = stylesheet === 'Black.css' ? 'dark' : 'light'
    await expect(page.locator('body')).toHaveCSS('color-scheme', scheme)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await page.evaluate('looks()')).toEqual([`${heading} on ${ground}`])
    // The browser's own bars take the colour that the page stands on.
    const bars = await page.locator('[name=theme-color]').getAttribute('content')
    await page.evaluate(bars => document.body.style.setProperty('color', bars), bars)
    await expect(page.locator('body')).toHaveCSS('color', ground)
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    )
    const inOrder = 'info-asked info-answered cards-shown all-cards-shown hydrated'
    expect(marks.join(' ')).toBe(inOrder)
  })
}

test('while the service is asked, a spinner shows and nothing of the page', async ({ context }) => {
  const look = async (path: string) => {
    const page = await context.newPage()
    const answer = await hold(page, '**/api/**')
    await page.goto(path, { waitUntil: 'commit' })
    const spinner = page.getByRole('status').first()
    await expect(spinner).toBeVisible()
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
  /** Returns when a file or a mark came to the page. */
  const timeOf = (name: string) =>
    page.evaluate(
      name => performance.getEntries().find(each => each.name.endsWith(name))?.startTime ?? 0,
      name,
    )
  await goTo(page, '/?secretkey=many-brands')
  expect(await timeOf('.js')).toBeGreaterThan(await timeOf('all-cards-shown'))

  await page.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Poker' })
  for (const sign of ['keydown', 'pointerdown', 'focusin', 'click']) {
    await page.goto('/')
    await expect.poll(() => timeOf('all-cards-shown')).toBeGreaterThan(0)
    expect(await timeOf('.js'), 'no idle time').toBe(0)
    await link.dispatchEvent(sign, { bubbles: true })
    if (sign === 'click') break
    await hydrated(page)
    const ours = ['keydown', 'focusin', 'submit']
    expect((await listenedTo(page)).filter(type => ours.includes(type))).toEqual([])
  }
  // A click opens the document.
  await expect(page).toHaveURL(/\/poker$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Poker')
})

/** Returns the events that the page's window listens to. */
async function listenedTo(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  const { result } = await devTools.send('Runtime.evaluate', { expression: 'window' })
  const { objectId = '' } = result
  const { listeners } = await devTools.send('DOMDebugger.getEventListeners', { objectId })
  return listeners.map(({ type }) => type)
}

test('the call leaves first, over the connection of the page alone', async ({ page, baseURL }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const connections: Record<string, number> = {}
  devTools.on('Network.responseReceived', ({ response }) => {
    connections[response.url] = response.connectionId
  })
  const asked: Request[] = []
  page.on('request', request => asked.push(request))
  const gclid = '<script>window.__pwn=1</script>'
  const query = `secretkey=affiliate&gclid=${encodeURIComponent(gclid)}&secretkey=x`
  const [address, service] = [`${baseURL}/fi/poker?${query}`, `${baseURL}/api/getwebsiteinfo/`]
  await goTo(page, address)
  expect(asked.slice(0, 2).map(request => request.url())).toEqual([address, service])
  expect(asked[1]?.postDataJSON()).toEqual({ webSiteName: '127/fi', secretKey: 'affiliate', gclid })
  expect(connections[service]).toBeGreaterThan(0)
  expect(connections[service]).toBe(connections[address])
  await expect(page.getByText('__pwn')).toHaveCount(0)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})
