import type { Page, Request } from 'playwright/test'
import { infoPath } from '../../shared/site-info/site-info-request.ts'
import { goTo, hydrated } from '../helpers/go-to.ts'
import { expect, test } from '../helpers/site-test.ts'
import { looks } from '../helpers/spec-pages.ts'

/** When a file was fetched or a mark was set, in ms after the start of the page, or 0. */
const timeOf = (page: Page, name: string) =>
  page.evaluate(
    name => performance.getEntries().find(entry => entry.name.endsWith(name))?.startTime ?? 0,
    name,
  )

for (const { scenario, stylesheet } of looks) {
  test(`the answer ${scenario} shows only that site, from the first frame`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
    await page.addInitScript(() => {
      const looks = new Set<string>()
      Object.assign(window, { looks: () => [...looks] })
      requestAnimationFrame(function look() {
        requestAnimationFrame(look)
        for (const heading of document.querySelectorAll('h1')) {
          if (heading.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
            looks.add(
              `${heading.textContent} on ${getComputedStyle(document.body).backgroundColor}`,
            )
          }
        }
      })
    })
    await goTo(page, `/?secretkey=${scenario}`)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(() => page.evaluate('looks()')).toEqual([`${heading} on ${ground}`])
    // The colour of the browser’s own bars is the page’s.
    const bars = await page.locator('[name=theme-color]').getAttribute('content')
    await page.evaluate(bars => document.body.style.setProperty('color', bars), bars)
    await expect(page.locator('body')).toHaveCSS('color', ground)
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    )
    const inOrder = 'cards-shown all-cards-shown hydrated'
    expect(marks.join(' ')).toBe(inOrder)
    const shown = await timeOf(page, 'all-cards-shown')
    await expect.poll(() => timeOf(page, stylesheet)).toBeGreaterThan(shown)
    const unused = stylesheet === 'index.css' ? 'Black.css' : 'index.css'
    expect(await timeOf(page, unused), 'is not fetched').toBe(0)
  })
}

test('React loads after all cards, or at the first press, key or focus', async ({ page }) => {
  await goTo(page, '/?secretkey=many-brands')
  expect(await timeOf(page, '.js')).toBeGreaterThan(await timeOf(page, 'all-cards-shown'))

  await page.addInitScript(() => {
    Reflect.set(window, 'requestIdleCallback', () => 0)
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'poker' })
  for (const sign of ['keydown', 'pointerdown', 'focusin', 'click']) {
    await page.goto('/?secretkey=one-brand')
    await expect.poll(() => timeOf(page, 'all-cards-shown')).toBeGreaterThan(0)
    expect(await timeOf(page, '.js'), 'no idle time').toBe(0)
    await link.dispatchEvent(sign, { bubbles: true })
    if (sign === 'click') {
      break
    }
    await hydrated(page)
  }
  // A click opens the document.
  await expect(page).toHaveURL(/\/poker$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('affiliate poker heading')
})

test('the call is the first request, over the page’s own connection', async ({ page, baseURL }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const connections: Record<string, number> = {}
  devTools.on('Network.responseReceived', ({ response }) => {
    connections[response.url] = response.connectionId
  })
  const asked: Request[] = []
  page.on('request', request => asked.push(request))
  const [address, service] = [`${baseURL}/fi/poker`, baseURL + infoPath]
  await goTo(page, address)
  expect(asked.slice(0, 2).map(request => request.url())).toEqual([address, service])
  expect(connections[service]).toBeGreaterThan(0)
  expect(connections[service]).toBe(connections[address])
})
